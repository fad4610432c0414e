import type { ImageError } from '../images/data-url.ts'

/** Why a file was not taken. */
export type FileError = ImageError | 'locked' | 'moves' | 'unsafe' | 'too_many_pages'

export class FileRefused extends Error {
  readonly code: FileError
  constructor(code: FileError) {
    super(code)
    this.name = 'FileRefused'
    this.code = code
  }
}

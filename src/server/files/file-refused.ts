import type { ImageFault } from '../images/data-url.ts'

/** Why a file was not taken. */
export type FileFault = ImageFault | 'locked' | 'moves' | 'unsafe' | 'too_many_pages'

export class FileRefused extends Error {
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(fault)
    this.name = 'FileRefused'
    this.fault = fault
  }
}

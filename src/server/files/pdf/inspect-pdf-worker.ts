import { parentPort } from 'node:worker_threads'
import type { FileError } from '../file-refused.ts'
import { errorOfPdf } from './inspect-pdf.ts'

/** Why a PDF is not taken, or what of it may be kept. */
export type PdfVerdict = { error: FileError } | { bytes: Uint8Array }

declare const WebAssembly: {
  Memory: { prototype: { buffer: ArrayBuffer; grow: (pages: number) => number } }
}

const MEMORY_BYTES_MAX = 256 * 1024 * 1024

/** A packed part can unpack to gigabytes, and a worker's limits don't count WebAssembly's memory. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > MEMORY_BYTES_MAX)
      throw new RangeError('too large')
    return grow.call(this, pages)
  }
}

/** A file on which our own reading breaks down can't be read. */
function errorOf(bytes: Buffer): FileError | undefined {
  try {
    return errorOfPdf(bytes)
  } catch {
    return 'unreadable'
  }
}

/** Throws only where something of ours is missing. */
async function judge(bytes: Buffer): Promise<PdfVerdict> {
  const error = errorOf(bytes)
  if (error === undefined) return { bytes }
  if (error !== 'locked') return { error }
  const { unlockPdf } = await import('./unlock-pdf.ts')
  const unlocked = await unlockPdf(bytes)
  if (!unlocked) return { error }
  const within = errorOf(unlocked)
  return within === undefined ? { bytes: unlocked } : { error: within }
}

limitMemory()
// qpdf writes there what it answers as well.
process.stderr.write = () => true
parentPort?.on('message', (bytes: Uint8Array) => {
  void judge(Buffer.from(bytes)).then((verdict) => parentPort?.postMessage(verdict, []))
})

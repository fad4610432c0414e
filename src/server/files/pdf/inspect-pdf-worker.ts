import { parentPort } from 'node:worker_threads'
import type { FileFault } from '../file-refused.ts'
import { faultOfPdf } from './inspect-pdf.ts'

/** Why a PDF is not taken, or what of it may be kept. */
export type PdfVerdict = { fault: FileFault } | { bytes: Uint8Array }

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
function faultOf(bytes: Buffer): FileFault | undefined {
  try {
    return faultOfPdf(bytes)
  } catch {
    return 'unreadable'
  }
}

/** Throws only where something of ours is missing. */
async function judge(bytes: Buffer): Promise<PdfVerdict> {
  const fault = faultOf(bytes)
  if (fault === undefined) return { bytes }
  if (fault !== 'locked') return { fault }
  const { unlockPdf } = await import('./unlock-pdf.ts')
  const unlocked = await unlockPdf(bytes)
  if (!unlocked) return { fault }
  const within = faultOf(unlocked)
  return within === undefined ? { bytes: unlocked } : { fault: within }
}

limitMemory()
// qpdf writes there what it answers as well.
process.stderr.write = () => true
parentPort?.on('message', (bytes: Uint8Array) => {
  void judge(Buffer.from(bytes)).then((verdict) => parentPort?.postMessage(verdict, []))
})

import { Worker } from 'node:worker_threads'
import { inTurn } from '../../images/in-turn.ts'
import { FileRefused, type FileFault } from '../file-refused.ts'

const SECONDS_MAX = 5
const HEAP_MIB_MAX = 192

/**
 * Looks into a PDF without opening it: whole, unlocked, at most 20 pages, and nothing in it that acts.
 * @throws FileRefused
 * @throws Refusal `too_many_requests` (429) while too many files wait.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const fault = await inTurn(() => inspect(bytes))
  if (fault) throw new FileRefused(fault)
}

const inspect = (bytes: Buffer): Promise<FileFault | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('inspect-pdf-worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
    })
    const end = (fault: FileFault | null) => {
      clearTimeout(timer)
      resolve(fault)
      void worker.terminate()
    }
    const timer = setTimeout(() => end('unsafe'), SECONDS_MAX * 1000)
    worker.once('message', end)
    worker.once('error', () => end('unreadable'))
  })

import { Worker } from 'node:worker_threads'
import { inTurn } from '../../images/in-turn.ts'
import { FileRefused } from '../file-refused.ts'
import { workerFile } from '../places.ts'
import type { PdfVerdict } from './inspect-pdf-worker.ts'

const SECONDS_MAX = 5
const HEAP_MIB_MAX = 192
/** A worker keeps what it was given for a while: a new one takes its place from time to time. */
const FILES_A_WORKER = 50

interface Inspector {
  worker: Worker
  files: number
}

/** Looks into files with workers that run this program. */
export function createPdfCheck(program: string): (bytes: Buffer) => Promise<Buffer> {
  const idle: Inspector[] = []
  const open = (): Inspector => {
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
    })
    worker.unref()
    // An error that comes while no one waits must not end the process; the next file asks again.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      const at = idle.findIndex((one) => one.worker === worker)
      if (at !== -1) idle.splice(at, 1)
    })
    return { worker, files: 0 }
  }
  return async (bytes) => {
    const verdict = await inTurn(() => inspect(idle.pop() ?? open(), bytes, idle))
    if ('error' in verdict) throw new FileRefused(verdict.error)
    return Buffer.from(verdict.bytes)
  }
}

/**
 * A worker that failed or took too long is not used again. One that ran out of memory met a file that
 * no one should open; any other failure is ours, and is thrown.
 */
const inspect = (inspector: Inspector, bytes: Buffer, idle: Inspector[]): Promise<PdfVerdict> =>
  new Promise((resolve, reject) => {
    const { worker } = inspector
    const end = (isWell: boolean) => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', fail)
      inspector.files += 1
      if (isWell && inspector.files < FILES_A_WORKER) idle.push(inspector)
      else void worker.terminate()
    }
    const answer = (verdict: PdfVerdict) => {
      end(true)
      resolve(verdict)
    }
    const fail = (error: Error & { code?: string }) => {
      end(false)
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ error: 'unreadable' })
      else reject(error)
    }
    const timer = setTimeout(() => {
      end(false)
      resolve({ error: 'unsafe' })
    }, SECONDS_MAX * 1000)
    worker.on('message', answer).on('error', fail)
    worker.postMessage(new Uint8Array(bytes), [])
  })

/**
 * Looks into a PDF without opening it: whole, at most 20 pages, and nothing in it that acts. An owner's
 * lock is taken off, because no one could look behind it.
 * @returns what may be kept: the same bytes, or those without the lock.
 * @throws FileRefused
 * @throws Refusal `too_many_requests` (429) while too many files wait.
 */
export const checkPdf = createPdfCheck(workerFile('files/pdf/inspect-pdf-worker'))

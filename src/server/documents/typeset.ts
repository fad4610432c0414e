import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#shared/wire/refusal.ts'
import { root, workerFile } from '../files/places.ts'
import type { TypesetJob, TypesetOutcome } from './typeset-worker.ts'

const WAITING_MAX = 20
const RETRY_SECONDS = 3
const SECONDS_MAX = 10
/** The compiler keeps a little of every document: a new one takes its place from time to time. */
const DOCUMENTS_A_WORKER = 200

const fontFolder = path.dirname(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/package.json')),
)

interface Waiting {
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Typesetter {
  worker: Worker
  waiting: Map<number, Waiting>
  count: number
}

let current: Typesetter | undefined

function openTypesetter(): Typesetter {
  const worker = new Worker(workerFile('documents/typeset-worker'), {
    workerData: {
      workspace: root,
      fontPaths: [fontFolder],
    },
  })
  const typesetter: Typesetter = { worker, waiting: new Map(), count: 0 }
  worker.on('message', (outcome: TypesetOutcome) => {
    const waiting = typesetter.waiting.get(outcome.id)
    typesetter.waiting.delete(outcome.id)
    if (waiting) {
      clearTimeout(waiting.timer)
      if ('pdf' in outcome) waiting.resolve(Buffer.from(outcome.pdf))
      else waiting.reject(new Error(`A document cannot be set: ${outcome.error}`))
    }
    if (typesetter.count >= DOCUMENTS_A_WORKER && typesetter.waiting.size === 0) retire(typesetter)
  })
  worker.on('error', (error) => fail(typesetter, error as Error))
  worker.unref()
  return typesetter
}

function retire(typesetter: Typesetter): void {
  if (current === typesetter) current = undefined
  void typesetter.worker.terminate()
}

function fail(typesetter: Typesetter, error: Error): void {
  for (const { reject, timer } of typesetter.waiting.values()) {
    clearTimeout(timer)
    reject(error)
  }
  typesetter.waiting.clear()
  retire(typesetter)
}

/**
 * A document as PDF. The data goes to the template as JSON in `sys.inputs.data` and is never read as
 * markup. `template`: path from the root of the project.
 * @throws Refusal `too_many_requests` (429) while too many documents wait.
 * @throws Error where the template is at fault, or it takes over 10 s.
 */
export function typeset(template: string, data: unknown): Promise<Buffer> {
  const typesetter = (current ??= openTypesetter())
  if (typesetter.waiting.size >= WAITING_MAX) {
    throw new Refusal('too_many_requests', 429, { parameters: { seconds: RETRY_SECONDS } })
  }
  typesetter.count += 1
  if (typesetter.count >= DOCUMENTS_A_WORKER) current = undefined
  const job: TypesetJob = { id: typesetter.count, template, data: JSON.stringify(data) }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => fail(typesetter, new Error(`${template} took over ${SECONDS_MAX} s`)),
      SECONDS_MAX * 1000,
    )
    typesetter.waiting.set(job.id, { resolve, reject, timer })
    typesetter.worker.postMessage(job, [])
  })
}

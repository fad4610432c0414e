import os from 'node:os'
import { Worker } from 'node:worker_threads'

/** Does the work next to one busy loop per core. The loops are threads, so they end with this process. */
export async function withBusyCores<T>(work: () => Promise<T>): Promise<T> {
  const loops = Array.from(
    { length: os.availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  )
  try {
    return await work()
  } finally {
    await Promise.all(loops.map((loop) => loop.terminate()))
  }
}

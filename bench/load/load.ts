import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { LoadInput, LoadReport } from './worker.ts'

export interface LoadGenerator {
  run: (input: LoadInput) => Promise<LoadReport>
  stop: () => void
}

/** Makes load in a process of its own, so that measuring does not share a thread with the measured. */
export function openLoadGenerator(): LoadGenerator {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  return {
    async run(input) {
      child.send(input)
      const [report] = (await once(child, 'message')) as [LoadReport | { error: string }]
      if ('error' in report) throw new Error(`${input.kind}: ${report.error}`)
      return report
    },
    stop: () => child.kill(),
  }
}

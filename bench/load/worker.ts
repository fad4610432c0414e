import process from 'node:process'
import { Connection } from './connection.ts'
import { Latencies } from './latencies.ts'
import { requestBytes, type Kind } from './requests.ts'

export interface LoadInput {
  kind: Kind
  port: number
  connections: number
  seconds: number
  firstNumber: number
}

export interface LoadReport {
  /** Of the warm-up too. */
  answers: number
  latencies: [number, number][]
  seconds: number
  /** Answers that were not a success, by status. */
  failures: Record<string, number>
  nextNumber: number
}

const WARM_UP_MS = 500

function run(input: LoadInput): Promise<LoadReport> {
  const latencies = new Latencies()
  const failures: Record<string, number> = {}
  const countFrom = performance.now() + WARM_UP_MS
  const until = countFrom + input.seconds * 1000
  let number = input.firstNumber
  let open = input.connections
  let answers = 0
  const next = () => {
    if (performance.now() > until) return undefined
    number += 1
    return requestBytes(input.kind, number - 1)
  }
  const answer = (status: number, ms: number) => {
    answers += 1
    if (status >= 300) failures[status] = (failures[status] ?? 0) + 1
    if (performance.now() >= countFrom) latencies.add(ms)
  }
  return new Promise((resolve, reject) => {
    const end = () => {
      open -= 1
      if (open > 0) return
      const seconds = (performance.now() - countFrom) / 1000
      resolve({ answers, latencies: latencies.entries(), seconds, failures, nextNumber: number })
    }
    for (let index = 0; index < input.connections; index += 1) {
      Connection.open(input.port, { next, answer, end, error: reject })
    }
  })
}

process.on('message', (input: LoadInput) => {
  run(input).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})

import { setTimeout as sleep } from 'node:timers/promises'
import { send, type RaceRequest, type RaceResult } from '../../../tests/races/requests.ts'

const READ_EVERY_MS = 100
const READY_EVERY_MS = 200
const WRITE_PAUSE_MS = 50
const NO_ANSWER = 0

/** One request and its answer; times are of `performance.now()`. */
export interface Sample {
  what: 'read' | 'readyz' | 'write'
  sentAt: number
  answeredAt: number
  /** 0 where the connection ended without an answer. */
  status: number
  retryAfter: string | null
}

export interface Trickle {
  samples: Sample[]
  /** Sends a write and keeps how it was answered. */
  write: (request: RaceRequest) => Promise<RaceResult>
  stop: () => void
}

/** Asks for a list and for readiness all the time, whether or not the last answer has come. */
export function startTrickle(address: string): Trickle {
  const samples: Sample[] = []
  const keep = (what: Sample['what'], sentAt: number, status: number, retryAfter: string | null) =>
    samples.push({ what, sentAt, answeredAt: performance.now(), status, retryAfter })
  const get = async (what: 'read' | 'readyz', path: string) => {
    const sentAt = performance.now()
    try {
      const response = await fetch(address + path, { signal: AbortSignal.timeout(20_000) })
      await response.arrayBuffer()
      keep(what, sentAt, response.status, response.headers.get('retry-after'))
    } catch {
      keep(what, sentAt, NO_ANSWER, null)
    }
  }
  const timers = [
    setInterval(() => void get('read', '/api/subscription-plans'), READ_EVERY_MS),
    setInterval(() => void get('readyz', '/readyz'), READY_EVERY_MS),
  ]
  const port = Number(new URL(address).port)
  return {
    samples,
    write: async (request) => {
      await sleep(WRITE_PAUSE_MS)
      const sentAt = performance.now()
      const answer = await send(port, request).catch((error: unknown) => {
        keep('write', sentAt, NO_ANSWER, null)
        throw error
      })
      keep('write', sentAt, answer.status, null)
      return answer
    },
    stop: () => timers.forEach(clearInterval),
  }
}

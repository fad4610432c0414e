import type { Database } from '#server/database/database.ts'
import type { Contender } from './people.ts'
import type { RaceRequest, RaceResult } from './requests.ts'

export const PARALLEL = 30

export interface RaceTools {
  db: Database
  /** As many signed-in customers as there are parallel requests, each with one address. */
  contenders: readonly Contender[]
  /** Sends requests that have to be answered before the race. */
  send: (requests: readonly RaceRequest[]) => Promise<RaceResult[]>
}

/** One round: what is sent at the same moment, and what must be true afterwards. */
export interface Round {
  requests: RaceRequest[]
  /** Sentences about what went wrong; none when the invariant held. */
  findViolations: (answers: RaceResult[]) => Promise<string[]>
}

export interface Race {
  name: string
  /** How many rounds of the others one of its rounds is worth; it runs so many times fewer. */
  slowness?: number
  /** Lays the rows of a round; its number is unique over all rounds of the run. */
  prepare: (tools: RaceTools, round: number) => Promise<Round>
}

/** A violation for every answer that is neither of these; an error is never a fair outcome. */
export const unexpected = (counts: Record<string, number>, allowed: readonly string[]): string[] =>
  Object.entries(counts)
    .filter(([outcome]) => !allowed.includes(outcome))
    .map(([outcome, count]) => `${count} answers of ${outcome}`)

export const exactly = (what: string, wanted: number, found: number | undefined): string[] =>
  found === wanted ? [] : [`${what}: ${found ?? 0} instead of ${wanted}`]

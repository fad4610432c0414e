import { RETENTION_DAYS } from '#shared/retention.ts'
/** What signing in costs a caller. The reasons and the arithmetic: docs/decisions/0033. */

const QUARTER_HOUR = 900
const DAY = 86_400

/** Sends of a browser that has signed in with the number before. */
export const DEVICE_SENDS = [
  { name: 'device-15m', max: 5, windowSeconds: QUARTER_HOUR },
  { name: 'device-day', max: 20, windowSeconds: DAY },
] as const

/** Sends of everyone else to one number, before the number counts as pressed. */
export const NUMBER_SENDS = [
  { name: '15m', max: 3, windowSeconds: QUARTER_HOUR },
  { name: 'day', max: 8, windowSeconds: DAY },
] as const

export const PRESSED_WINDOW_SECONDS = DAY
export const NETWORK_WINDOW_SECONDS = QUARTER_HOUR
export const TOTAL_WINDOW_SECONDS = QUARTER_HOUR

/** Most derivations that a proof of a level takes; half of them at least. */
const MOST_DERIVATIONS = [0, 250, 500, 1000, 2000, 4000, 8000] as const
export type ProofLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One derivation is PBKDF2 with so many rounds: about a millisecond of a phone. */
export const DERIVATION_ROUNDS = 1000
export const PROOF_SECONDS = 180

export const mostDerivations = (level: ProofLevel): number => MOST_DERIVATIONS[level]

/** From how many sends on which level is asked for. */
type Steps = readonly (readonly [sends: number, level: ProofLevel])[]

const NETWORK_STEPS: Steps = [
  [30, 1],
  [90, 2],
  [270, 3],
  [810, 4],
]
const TOTAL_STEPS: Steps = [
  [500, 1],
  [2000, 2],
  [8000, 3],
]
const PRESSED_STEPS: Steps = [
  [0, 4],
  [20, 5],
  [200, 6],
]

const levelOf = (steps: Steps, sends: number): ProofLevel =>
  steps.findLast(([from]) => sends > from)?.[1] ?? 0

/**
 * The proof that a send asks for, from the sends counted with it: of its network, of everyone
 * in these minutes, and to its number beyond what strangers may send there. R-SIGN-5
 */
export const proofLevel = (sends: {
  network: number
  total: number
  pressed: number
}): ProofLevel =>
  Math.max(
    levelOf(NETWORK_STEPS, sends.network),
    levelOf(TOTAL_STEPS, sends.total),
    levelOf(PRESSED_STEPS, sends.pressed),
  ) as ProofLevel

/** Pressure may have risen a step while the browser was working. */
export const isEnoughProof = (given: ProofLevel, asked: ProofLevel): boolean =>
  asked === 0 || (given > 0 && given >= asked - 1)

export const CODE_LENGTH: number = 6
/** Where strangers keep asking for codes of a number, guesses are made hopeless. */
export const PRESSED_CODE_LENGTH = 8
/** A pressed number gets one message in so many seconds, whose code serves all who asked. */
export const PRESSED_MESSAGE_SECONDS = 120

export const DEVICE_SECONDS = RETENTION_DAYS.knownBrowsers * DAY

const REDEMPTION_MIN = 0.4
/** Fewer codes tell nothing yet. */
const REDEMPTION_CODES_MIN = 20

export const isRedemptionLow = (sent: number, redeemed: number): boolean =>
  sent >= REDEMPTION_CODES_MIN && redeemed < sent * REDEMPTION_MIN

/** The numbers of codes sent in a day at which an alarm is raised. */
export const alarmCounts = (budget: number): number[] => [Math.ceil(budget * 0.8), budget]

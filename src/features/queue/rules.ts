export const MESSAGE_STATES = ['waiting', 'retrying', 'failed'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const JOB_STATES = ['waiting', 'retrying', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** The first is the usual one. */
export const QUEUE_SORTS = ['newest', 'oldest'] as const

/** Why a message is not sent yet, or will not be. */
export const MESSAGE_CAUSES = [
  'temporary',
  'rate_limited',
  'bad_template',
  'credentials',
  'internal',
  'bad_recipient',
  'expired',
] as const

/** What was given up longer ago is not listed. */
export const LISTED_DAYS = 30

/** Enough of a phone or an address to tell two apart: `+97150•••123`, `l•••@example.com`. */
export const maskRecipient = (recipient: string): string =>
  recipient.includes('@')
    ? recipient.replace(/^(.).*@/, '$1•••@')
    : `${recipient.slice(0, 6)}•••${recipient.slice(-3)}`

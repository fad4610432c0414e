/**
 * How many days what is known of people is kept, at most. Jobs remove it by this table, and the
 * privacy page is written from it.
 */
export const RETENTION_DAYS = {
  /** Codes, and who asked for them. */
  loginCodes: 1,
  sessions: 30,
  /** Browsers that have signed in, by a token. */
  knownBrowsers: 400,
  /** Counts of tries by number and network address. */
  limits: 2,
  /** Answers that a repeated request gets again. */
  answers: 31,
  applicationDrafts: 30,
  /** Of rejected applications. */
  rejectedPapers: 90,
  /** What a message said; that it was sent stays longer. */
  messageTexts: 90,
  messages: 365,
  /** What payment providers reported. */
  providerReports: 365,
  /** Requests for an offer that nothing was bought from. */
  quoteRequests: 365,
} as const

export type Retained = keyof typeof RETENTION_DAYS

const DAY_MS = 86_400_000

/** What is older than this instant goes. */
export const keptSince = (kind: Retained, now: Date): Date =>
  new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)

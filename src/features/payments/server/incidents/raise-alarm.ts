import type { JobContext } from '#server/jobs/jobs.ts'

interface Alarm {
  text: string
  facts: object
}

/** What a transaction found and a person has to know, once it has committed. */
export async function raiseAlarm({ log }: JobContext, { text, facts }: Alarm): Promise<void> {
  log.error(facts, `alarm: ${text}`)
}

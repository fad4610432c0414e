import type { Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { serveOwn, serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import { countSentAfter } from '#features/messages/server/public.ts'
import { listCutoffTimes } from '#features/restaurants/server/public.ts'
import { getDevClock, moveDevClock } from '../contract.ts'
import { goalOf, isoInDubai, nextCutoff } from '../rules.ts'

/** Answers how many jobs ran; undefined where another move is under way. */
export type MoveTime = (to: Date) => Promise<number | undefined>

/** Exists only where product time can be moved: in the embedded demo. */
export const demoClockRoutes = (moveTime: MoveTime | undefined): ServedEndpoint[] =>
  moveTime
    ? [
        serveRead(getDevClock, (db, { now }) => stateAt(db, now)),
        serveOwn(moveDevClock, async (db, { now }, goal) => {
          const to = goalOf(goal, now)
          const jobs = await moveTime(to)
          if (jobs === undefined) throw new Refusal('clock_moving', 409)
          return { ...(await stateAt(db, to)), jobs, messages: await countSentAfter(db, now) }
        }),
      ]
    : []

async function stateAt(db: Database, now: Date): Promise<Output<typeof getDevClock>> {
  const cutoff = nextCutoff(await listCutoffTimes(db), now)
  return { now: isoInDubai(now), nextCutoff: cutoff ? isoInDubai(cutoff) : null }
}

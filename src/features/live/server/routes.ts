import { findOwnKitchen } from '#features/restaurants/server/public.ts'
import type { Channel } from '#server/events/publish.ts'
import type { EventStreams } from '#server/events/streams.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { StreamReply } from '#server/http/answers/reply.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import * as contract from '../contract.ts'

/** A browser shares six connections among all its tabs: two stay free for everything else. */
const STREAMS_MAX = 4
const WAIT_SECONDS = 60

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies pass every event on at once.
  'x-accel-buffering': 'no',
}

export function liveRoutes(streams: EventStreams): ServedEndpoint[] {
  const follow = (who: Member, channel: Channel, after: string | undefined) => {
    if (streams.countOf(who.id) >= STREAMS_MAX) {
      throw new Refusal('too_many_streams', 429, { parameters: { seconds: WAIT_SECONDS } })
    }
    const { sessionId } = who.user
    const seen = who.header('last-event-id') || after
    return new StreamReply(
      streams.open({ channel, userId: who.id, sessionId, after: seen }),
      HEADERS,
    )
  }
  return [
    serveRead(contract.followCustomer, async (_db, who, { after }) =>
      follow(who, `customer:${who.id}`, after),
    ),
    serveRead(contract.followKitchen, async (db, who, { after }) => {
      const { id } = await findOwnKitchen(db, who.id)
      return follow(who, `kitchen:${id}`, after)
    }),
  ]
}

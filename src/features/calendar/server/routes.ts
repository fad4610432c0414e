import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import { countHit } from '#server/limits.ts'
import * as contract from '../contract.ts'
import { deleteFeed, findFeed, putFeed } from './feed-store.ts'
import { hashOf, newNonce, tokenOf } from './token.ts'

const RENEWALS_PER_HOUR = 20

export interface CalendarSettings {
  linkKey: string
  publicUrl: string
}

export const calendarRoutes = ({ linkKey, publicUrl }: CalendarSettings): ServedEndpoint[] => {
  const addressOf = (token: string) => `${publicUrl}/calendar/${token}.ics`
  return [
    serveRead(contract.getCalendarFeed, async (db, who) => {
      const feed = await findFeed(db, who.id)
      const token = feed && tokenOf(linkKey, feed.nonce)
      // Made with a key that is gone, an address cannot be shown again.
      const isKnown = token !== undefined && feed?.tokenHash.equals(hashOf(token))
      return { address: isKnown ? addressOf(token) : null }
    }),
    serveWrite(contract.renewCalendarFeed, async (tx, who) => {
      const bucket = `calendar-renew:${who.id}`
      await countHit(tx, { bucket, max: RENEWALS_PER_HOUR, windowSeconds: 3600 }, who.now)
      const nonce = newNonce()
      const token = tokenOf(linkKey, nonce)
      await putFeed(tx, { userId: who.id, nonce, tokenHash: hashOf(token), now: who.now })
      return { address: addressOf(token) }
    }),
    serveWrite(contract.stopCalendarFeed, async (tx, who) => {
      await deleteFeed(tx, who.id)
      return { address: null }
    }),
  ]
}

import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { DECLINE_CLASSES, isKnownToFail } from '../../declines.ts'
import { isSameCard } from '../cards/known-cards.ts'
import type { SetupRow } from '../cards/setup-store.ts'
import { blockedCards } from '../disputes/dispute-store.ts'

const factsOfCard = prepared<{ cardId: number }>()((db, param) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('payment_attempts as a')
      .innerJoin('card_setups as c', 'c.id', 'a.card_setup_id')
      .innerJoin('card_setups as known', (join) => join.on(isSameCard))
      .select(
        sql<string | null>`case a.state when 'failed' then a.decline_class end`.as('declined'),
      )
      .where('known.id', '=', param('cardId'))
      .where('a.state', 'in', ['succeeded', 'failed'])
      .orderBy('a.id', 'desc')
      .limit(1)
      .as('declined'),
    eb.exists(blockedCards(db).where('c.id', '=', param('cardId'))).as('isBlocked'),
  ]),
)

/**
 * Why a customer's card isn't taken for something new: the bank's last word on it, however often it
 * was saved, was a no for good, or it disputes a charge of ours.
 */
export async function findCardError(
  tx: Transaction,
  card: SetupRow,
): Promise<'card_known_to_fail' | 'card_disputed' | undefined> {
  const [facts] = await factsOfCard(tx, { cardId: card.id })
  const declineClass = DECLINE_CLASSES.find((one) => one === facts?.declined)
  const isFailing = declineClass !== undefined && isKnownToFail(declineClass)
  if (card.status === 'succeeded' && isFailing) return 'card_known_to_fail'
  return facts?.isBlocked ? 'card_disputed' : undefined
}

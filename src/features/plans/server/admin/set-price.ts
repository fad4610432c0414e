import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { setPrice as contract, takePriceBack as backContract } from '../../admin-contract.ts'
import {
  canBeginOn,
  fromAmount,
  isPriceInReach,
  lastBeginning,
  toAmount,
  type PriceSubject,
} from '../../rules.ts'
import { deletePrice, findPrice, putPrice } from '../price-store.ts'
import { listPrices, type CountRenewing } from './list-prices.ts'

type Prices = Output<typeof contract>

/** A price is a row that holds from a day on; what was bought before keeps its own. */
export const setPrice =
  (countRenewing: CountRenewing) =>
  async (tx: Transaction, who: Member, input: Input<typeof contract>): Promise<Prices> => {
    const { subject, key, value, validFrom, reason } = input
    const { prices } = await listPrices(countRenewing)(tx, who)
    const price = prices.find((one) => one.subject === subject && one.key === key)
    if (!price) throw new Refusal('price_unknown', 404)
    if (!isPriceInReach(subject, value)) {
      throw new Refusal('price_out_of_reach', 422, { fields: ['value'] })
    }
    refuseDay(validFrom, who)
    const same = price.changes.find((change) => change.validFrom === validFrom)
    const amount = toAmount(subject, value)
    await putPrice(tx, { subject, key, amount, validFrom, setBy: who.id, now: who.now })
    await writeAudit(tx, who, {
      action: 'set-price',
      object: 'price',
      objectId: `${subject}:${key}`,
      before: { value: price.value, ...(same && { valueOfDay: same.value }) },
      after: { value, validFrom, reason },
    })
    return listPrices(countRenewing)(tx, who)
  }

function refuseDay(validFrom: string, { today }: Member): void {
  if (canBeginOn(validFrom, today)) return
  const isTooEarly = validFrom < today
  throw new Refusal(isTooEarly ? 'price_too_early' : 'price_too_late', 422, {
    fields: ['validFrom'],
    parameters: { day: isTooEarly ? today : lastBeginning(today) },
  })
}

/** Only what has not begun can be taken back: no one was charged by it. */
export const takePriceBack =
  (countRenewing: CountRenewing) =>
  async (tx: Transaction, who: Member, { id }: Input<typeof backContract>): Promise<Prices> => {
    const price = await findPrice(tx, id)
    if (!price) throw new Refusal('not_found', 404)
    if (price.valid_from <= who.today) throw new Refusal('price_has_begun', 409)
    await deletePrice(tx, id)
    await writeAudit(tx, who, {
      action: 'take-price-back',
      object: 'price',
      objectId: `${price.subject}:${price.key}`,
      before: {
        value: fromAmount(price.subject as PriceSubject, price.amount),
        validFrom: price.valid_from,
      },
      after: null,
    })
    return listPrices(countRenewing)(tx, who)
  }

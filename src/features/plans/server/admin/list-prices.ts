import type { Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { DIET_NAMES, type Diet } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { listPrices as contract } from '../../admin-contract.ts'
import { fromAmount, type PriceSubject } from '../../rules.ts'
import { listPriceRows, type PriceRow } from '../price-store.ts'
import { listFirstPrices, type FirstPrices } from './first-price-store.ts'

type Price = Output<typeof contract>['prices'][number]

/** How many subscriptions renew with a plan, an add-on or a diet. */
export interface Renewing {
  plans: ReadonlyMap<number, number>
  addOns: ReadonlyMap<string, number>
  diets: ReadonlyMap<string, number>
}
export type CountRenewing = (db: Database) => Promise<Renewing>

interface FirstPrice {
  subject: PriceSubject
  key: string
  name: string
  chargedPer: Price['chargedPer']
  amount: number
  renewing: number
}

export const listPrices =
  (countRenewing: CountRenewing) =>
  async (db: Database, { language, today }: Member): Promise<Output<typeof contract>> => {
    const first = firstPricesOf(await listFirstPrices(db), await countRenewing(db), language)
    const rows = await listPriceRows(db)
    return { prices: first.map((price) => presentPrice(price, rows, today)) }
  }

function firstPricesOf(
  { plans, addOns, diets }: FirstPrices,
  renewing: Renewing,
  language: Language,
): FirstPrice[] {
  const isArabic = language === 'ar'
  return [
    ...plans.map((plan): FirstPrice => {
      const isCooked = plan.kind !== 'ai'
      return {
        subject: isCooked ? 'multiplier' : 'plan',
        key: String(plan.id),
        name: isArabic ? plan.name_ar : plan.name_en,
        chargedPer: 'cycle',
        amount: isCooked ? plan.multiplier_bp : plan.price_fils,
        renewing: renewing.plans.get(plan.id) ?? 0,
      }
    }),
    ...addOns.map((addOn): FirstPrice => ({
      subject: 'add-on',
      key: addOn.slug,
      name: isArabic ? addOn.name_ar : addOn.name_en,
      chargedPer: addOn.charged_per as 'month' | 'order',
      amount: addOn.price_fils,
      renewing: renewing.addOns.get(addOn.slug) ?? 0,
    })),
    ...diets.map(({ diet, fee_fils }): FirstPrice => ({
      subject: 'diet',
      key: diet,
      name: DIET_NAMES[diet as Diet][language],
      chargedPer: 'cycle',
      amount: fee_fils,
      renewing: renewing.diets.get(diet) ?? 0,
    })),
  ]
}

function presentPrice(first: FirstPrice, rows: readonly PriceRow[], today: Day): Price {
  const { subject, key, name, chargedPer, renewing } = first
  const own = rows.filter((row) => row.subject === subject && row.key === key)
  const current = own.find(({ validFrom }) => validFrom <= today)
  const standingOf = (validFrom: Day): Price['changes'][number]['standing'] => {
    if (validFrom > today) return 'coming'
    return validFrom === current?.validFrom ? 'current' : 'past'
  }
  return {
    subject,
    key,
    name,
    value: fromAmount(subject, current?.amount ?? first.amount),
    chargedPer,
    renewing,
    changes: [
      ...own.map((row) => ({
        id: row.id,
        value: fromAmount(subject, row.amount),
        validFrom: row.validFrom,
        setAt: row.setAt.toISOString(),
        setBy: row.setBy,
        standing: standingOf(row.validFrom),
      })),
      {
        id: null,
        value: fromAmount(subject, first.amount),
        validFrom: null,
        setAt: null,
        setBy: null,
        standing: current ? 'past' : 'current',
      },
    ],
  }
}

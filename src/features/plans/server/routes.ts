import { toDirhams } from '#shared/money.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { listPlans } from './list-plans.ts'
import { listAddOnRows, listDietaryFeeRows } from './store.ts'

export const planRoutes: ServedEndpoint[] = [
  serveRead(contract.listPlans, listPlans),
  serveRead(contract.listAddOns, async (db, { language }) => {
    const rows = await listAddOnRows(db)
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: language === 'ar' ? row.name_ar : row.name_en,
      description: language === 'ar' ? row.description_ar : row.description_en,
      price: toDirhams(row.price_fils),
      chargedPer: row.charged_per as 'month' | 'order',
    }))
  }),
  serveRead(contract.listDietaryFees, async (db) => {
    const rows = await listDietaryFeeRows(db)
    return rows.map((row) => ({ diet: row.diet, priceAdjustment: toDirhams(row.fee_fils) }))
  }),
]

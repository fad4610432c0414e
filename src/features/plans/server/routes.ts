import { toDirhams } from '#shared/money.ts'
import { serveKept } from '#server/http/kept/serve-kept.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import { listPrices, type CountRenewing } from './admin/list-prices.ts'
import { setPrice, takePriceBack } from './admin/set-price.ts'
import { listPlans } from './list-plans.ts'
import { listAddOnRows, listDietaryFeeRows } from './store.ts'

export const planRoutes = (countRenewing: CountRenewing): ServedEndpoint[] => [
  serveKept(contract.listPlans, listPlans),
  serveKept(contract.listAddOns, async (db, { language, today }) => {
    const rows = await listAddOnRows(db, today)
    return rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      name: language === 'ar' ? row.name_ar : row.name_en,
      description: language === 'ar' ? row.description_ar : row.description_en,
      price: toDirhams(row.price_fils),
      chargedPer: row.charged_per as 'month' | 'order',
    }))
  }),
  serveKept(contract.listDietaryFees, async (db, { today }) => {
    const rows = await listDietaryFeeRows(db, today)
    return rows.map((row) => ({ diet: row.diet, priceAdjustment: toDirhams(row.fee_fils) }))
  }),
  serveRead(admin.listPrices, listPrices(countRenewing)),
  serveWrite(admin.setPrice, setPrice(countRenewing)),
  serveWrite(admin.takePriceBack, takePriceBack(countRenewing)),
]

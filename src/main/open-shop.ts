import { Refusal } from '#shared/wire/refusal.ts'
import type { Database } from '#server/database/database.ts'
import type { ServedEndpoint } from '#server/http/serve.ts'
import { isCompanyConfirmed } from '#features/company/server/public.ts'

const CODE = 'shop_not_open'

/**
 * Whatever takes money for something new names `shop_not_open` among its refusals: a live shop does
 * it only once an admin has confirmed who sells. R-PAY-15
 */
export const withOpenShop = (
  { demo }: { demo: boolean },
  endpoints: readonly ServedEndpoint[],
): ServedEndpoint[] =>
  endpoints.map((served) =>
    demo || !served.endpoint.refusals.includes(CODE)
      ? served
      : {
          ...served,
          before: async (db, who, input) => {
            await refuseUnopened(db)
            await served.before?.(db, who, input)
          },
        },
  )

async function refuseUnopened(db: Database): Promise<void> {
  if (!(await isCompanyConfirmed(db))) throw new Refusal(CODE, 409)
}

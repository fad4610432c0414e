import { createAddress } from '#features/addresses/server/public.ts'
import { inTransaction } from '#server/database/database.ts'
import { addressOfFlat, settleContender } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally } from '../requests.ts'

export const sameAddress: Race = {
  name: 'one door is one address, and one address is the default',
  prepare: async ({ db }, round) => {
    const contender = await settleContender(db, `+97158${1_000_000 + round}`)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => ({
        method: 'POST',
        path: '/api/delivery-addresses',
        token: contender.token,
        body: { ...addressOfFlat(2 + (index % 3)), isDefault: true },
      })),
      findViolations: async (answers) => {
        const rows = await db
          .selectFrom('delivery_addresses')
          .select('is_default')
          .where('user_id', '=', contender.id)
          .execute()
        const counts = tally(answers)
        return [
          ...exactly('addresses', 4, rows.length),
          ...exactly('defaults', 1, rows.filter((row) => row.is_default).length),
          ...exactly('accepted addresses', 3, counts['201']),
          ...unexpected(counts, ['201', '409 duplicate_address']),
        ]
      },
    }
  },
}

const path = (id: number) => `/api/delivery-addresses/${id}`

export const deletedDefault: Race = {
  name: 'whoever has addresses has one default',
  prepare: async ({ db }, round) => {
    const contender = await settleContender(db, `+97152${1_000_000 + round}`)
    const other = await inTransaction(db, (tx) =>
      createAddress(tx, { id: contender.id, now: new Date(), language: 'en' }, addressOfFlat(2)),
    )
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        index % 2 === 0
          ? { method: 'DELETE', path: path(other.id), token: contender.token }
          : {
              method: 'PATCH',
              path: path(other.id),
              token: contender.token,
              body: { isDefault: true },
            },
      ),
      findViolations: async (answers) => {
        const rows = await db
          .selectFrom('delivery_addresses')
          .select('is_default')
          .where('user_id', '=', contender.id)
          .where('deleted_at', 'is', null)
          .execute()
        return [
          ...exactly('defaults', 1, rows.filter((row) => row.is_default).length),
          ...unexpected(tally(answers), ['200', '404 not_found', '409 default_address_kept']),
        ]
      },
    }
  },
}

import type { Day } from '#shared/dates.ts'
import type { Transaction } from '#server/database/database.ts'

const UNDER_WAY = ['planned', 'locked', 'preparing', 'out_for_delivery'] as const

/** True while a running subscription, a coming delivery or a time away goes to the address. */
export async function isAddressNeeded(
  tx: Transaction,
  { userId, addressId, today }: { userId: string; addressId: number; today: Day },
): Promise<boolean> {
  const { isNeeded } = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('subscriptions')
              .select('id')
              .where('customer_id', '=', userId)
              .where('address_id', '=', addressId)
              .where('status', '!=', 'ended'),
          ),
          eb.exists(
            eb
              .selectFrom('delivery_days')
              .select('id')
              .where('customer_id', '=', userId)
              .where('address_id', '=', addressId)
              .where('day', '>=', today)
              .where('status', 'in', UNDER_WAY),
          ),
          eb.exists(
            eb
              .selectFrom('address_spells')
              .select('id')
              .where('customer_id', '=', userId)
              .where('address_id', '=', addressId)
              .where('ended_at', 'is', null)
              .where('to_day', '>=', today),
          ),
        ])
        .as('isNeeded'),
    )
    .executeTakeFirstOrThrow()
  return isNeeded === true
}

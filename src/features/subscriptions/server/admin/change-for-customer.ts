import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  listLedgerRows,
  previewDayAddress,
  setDayAddress,
} from '#features/deliveries/server/public.ts'
import { listNamesNearby } from '#features/restaurants/server/public.ts'
import type * as contract from '../../on-behalf-contract.ts'
import { addTemporaryAddress, previewTemporaryAddress } from '../changes/temporary-addresses.ts'
import { previewNextCycle, setNextCycle } from '../changes/next-cycle.ts'
import { onBehalf, lookFor } from './act-for-customer.ts'

/** @throws Refusal `not_found` for a delivery of another subscription. */
async function ensureDay(db: Database, id: number, dayId: number): Promise<void> {
  const days = await listLedgerRows(db, [id])
  if (!days.some((day) => day.id === dayId)) throw new Refusal('not_found', 404)
}

export const previewDayAddressFor = lookFor(
  async (
    db: Database,
    who: Member,
    { id, dayId, addressId }: Input<typeof contract.previewDayAddressFor>,
  ) => {
    await ensureDay(db, id, dayId)
    return previewDayAddress(db, who, { id: dayId, addressId })
  },
)

export const setDayAddressFor = onBehalf(
  'change-delivery-address',
  async (
    tx: Transaction,
    who: Member,
    { id, dayId, addressId }: Input<typeof contract.setDayAddressFor>,
  ) => {
    await ensureDay(tx, id, dayId)
    return setDayAddress(tx, who, { id: dayId, addressId })
  },
)

export const previewTemporaryAddressFor = lookFor(
  (db: Database, who: Member, input: Input<typeof contract.previewTemporaryAddressFor>) =>
    previewTemporaryAddress(db, who, input),
)
export const addTemporaryAddressFor = onBehalf(
  'change-address-for-days',
  (
    tx: Transaction,
    who: Member,
    { id, addressId, from, to }: Input<typeof contract.addTemporaryAddressFor>,
  ) => addTemporaryAddress(tx, who, { id, addressId, from, to }),
)

export const listKitchensFor = lookFor(
  (
    db: Database,
    who: Member,
    { id }: Input<typeof contract.listKitchensFor>,
  ): Promise<Output<typeof contract.listKitchensFor>> => listNamesNearby(db, who, id),
)

type Restaurant = Pick<Input<typeof contract.setRestaurantFor>, 'id' | 'restaurantId'>

const onlyRestaurant = ({ id, restaurantId }: Restaurant) => ({ id, restaurantId, planId: null })

export const previewRestaurantFor = lookFor((db: Database, who: Member, input: Restaurant) =>
  previewNextCycle(db, who, onlyRestaurant(input)),
)
export const setRestaurantFor = onBehalf(
  'change-next-restaurant',
  (tx: Transaction, who: Member, input: Input<typeof contract.setRestaurantFor>) =>
    setNextCycle(tx, who, onlyRestaurant(input)),
)

import { describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { moveDelivery, setDayAddress } from '#features/deliveries/change-contract.ts'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { changeMeal, removeMeal } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
/** A day without a delivery yet, whose own cut-off is far off. */
const SATURDAY = '2026-12-05'
const LONG_BEFORE_MS = -60_000

interface Table {
  diner: Diner
  deliveryId: number
  mealId: number
  dishes: number[]
  dinner: number
  otherAddressId: number
}

async function layTable(): Promise<Table> {
  const diner = await newDiner(test)
  const dishes = await diner.menuAt('lunch')
  const [dinner = 0] = await diner.menuAt('dinner')
  const { meal } = await diner.choose({ mealItemId: dishes[0] ?? 0 })
  const { id } = await diner.call(createAddress, {
    name: 'Work',
    addressLine1: 'Marina Plaza',
    city: 'Dubai',
    area: 'Dubai Marina',
  })
  const { deliveryId } = await diner.day(MONDAY)
  return { diner, dishes, dinner, deliveryId: deliveryId ?? 0, mealId: meal.id, otherAddressId: id }
}

const CHANGES: Record<string, (table: Table) => Promise<unknown>> = {
  choose: ({ diner, dinner }) => diner.choose({ mealItemId: dinner, mealTime: 'dinner' }),
  change: ({ diner, mealId }) =>
    diner.call(changeMeal, { id: mealId, specialInstructions: 'No onion' }),
  swap: ({ diner, mealId, dishes }) =>
    diner.call(changeMeal, { id: mealId, mealItemId: dishes[2] ?? 0 }),
  remove: ({ diner, mealId }) => diner.call(removeMeal, { id: mealId }),
  skip: ({ diner, deliveryId }) => diner.call(skipDelivery, { id: deliveryId }),
  move: ({ diner, deliveryId }) => diner.call(moveDelivery, { id: deliveryId, to: SATURDAY }),
  address: ({ diner, deliveryId, otherAddressId }) =>
    diner.call(setDayAddress, { id: deliveryId, addressId: otherAddressId }),
}

describe.for(Object.entries(CHANGES))('%s', ([, change]) => {
  it('is taken before the cut-off', async () => {
    const table = await layTable()
    test.clock.moveTo(new Date(MONDAYS_CUTOFF + LONG_BEFORE_MS))
    await expect(change(table)).resolves.toBeDefined()
  })

  it.for([0, 1])('is refused %i ms after it, and nothing has changed', async (milliseconds) => {
    const table = await layTable()
    const instant = new Date(MONDAYS_CUTOFF + milliseconds)
    test.clock.moveTo(instant)
    await expect(change(table)).rejects.toMatchObject({
      status: 409,
      code: 'cutoff_passed',
      details: { nextOpenDate: TUESDAY },
    })
    const { meals, address, state } = await table.diner.day(MONDAY)
    expect(state).toBe('locked')
    expect(address?.id).toBe(table.diner.addressId)
    expect(meals).toContainEqual(
      expect.objectContaining({ id: table.mealId, chosenBy: 'customer', specialInstructions: '' }),
    )
  })
})

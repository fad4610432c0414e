import { describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { moveDelivery, setDayAddress } from '#features/deliveries/change-contract.ts'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newEater,
  TUESDAY,
  type Eater,
} from '../../../../../tools/testing/situations/eaters.ts'
import { changeMeal, removeMeal } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
/** A day without a delivery yet, whose own cut-off is far off. */
const SATURDAY = '2026-12-05'
const LONG_BEFORE_MS = -60_000

interface Table {
  eater: Eater
  deliveryId: number
  mealId: number
  dishes: number[]
  dinner: number
  otherAddressId: number
}

async function layTable(): Promise<Table> {
  const eater = await newEater(test)
  const dishes = await eater.menuAt('lunch')
  const [dinner = 0] = await eater.menuAt('dinner')
  const { meal } = await eater.choose({ mealItemId: dishes[0] ?? 0 })
  const { id } = await eater.call(createAddress, {
    name: 'Work',
    addressLine1: 'Marina Plaza',
    city: 'Dubai',
    area: 'Dubai Marina',
  })
  const { deliveryId } = await eater.day(MONDAY)
  return { eater, dishes, dinner, deliveryId: deliveryId ?? 0, mealId: meal.id, otherAddressId: id }
}

const CHANGES: Record<string, (table: Table) => Promise<unknown>> = {
  choose: ({ eater, dinner }) => eater.choose({ mealItemId: dinner, mealTime: 'dinner' }),
  change: ({ eater, mealId }) =>
    eater.call(changeMeal, { id: mealId, specialInstructions: 'No onion' }),
  swap: ({ eater, mealId, dishes }) =>
    eater.call(changeMeal, { id: mealId, mealItemId: dishes[2] ?? 0 }),
  remove: ({ eater, mealId }) => eater.call(removeMeal, { id: mealId }),
  skip: ({ eater, deliveryId }) => eater.call(skipDelivery, { id: deliveryId }),
  move: ({ eater, deliveryId }) => eater.call(moveDelivery, { id: deliveryId, to: SATURDAY }),
  address: ({ eater, deliveryId, otherAddressId }) =>
    eater.call(setDayAddress, { id: deliveryId, addressId: otherAddressId }),
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
    const { meals, address, state } = await table.eater.day(MONDAY)
    expect(state).toBe('locked')
    expect(address?.id).toBe(table.eater.addressId)
    expect(meals).toContainEqual(
      expect.objectContaining({ id: table.mealId, chosenBy: 'customer', specialInstructions: '' }),
    )
  })
})

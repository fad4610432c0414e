import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newDiner,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { closeDueDays } from '../public.ts'
import { closeChosenDays } from './close-chosen-days.ts'
import { listDueOfAll, type DueSubscription } from './due-store.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const AT_CUTOFF = new Date(MONDAYS_CUTOFF)

/** Nothing but what a test chooses is due. */
beforeEach(async () => {
  await closeDueDays(test.app.db, 'all', AT_CUTOFF)
})

const dishAt = async (diner: Diner) => (await diner.menuAt('lunch'))[0] ?? 0

/** Of whose days Monday's is the next to close. */
async function nextOnMonday(): Promise<Diner> {
  const diner = await newDiner(test)
  const justBefore = new Date(MONDAYS_CUTOFF - 1)
  await closeDueDays(test.app.db, { customerId: await customerOf(diner) }, justBefore)
  return diner
}

async function chooseAll(diner: Diner): Promise<Diner> {
  const mealItemId = await dishAt(diner)
  await diner.choose({ mealItemId })
  await diner.choose({ mealItemId, mealTime: 'dinner' })
  return diner
}

const due = (): Promise<DueSubscription[]> => listDueOfAll(test.app.db, AT_CUTOFF, 500)

const closeChosen = async (): Promise<number[]> =>
  (await closeChosenDays(test.app.db, await due(), AT_CUTOFF)).map((one) => one.subscriptionId)

const mondayOf = (diner: Diner) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['status', 'address'])
    .where('subscription_id', '=', diner.subscriptionId)
    .where('day', '=', MONDAY)
    .executeTakeFirstOrThrow()

const customerOf = async (diner: Diner): Promise<string> => {
  const { customer_id } = await test.app.db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('id', '=', diner.subscriptionId)
    .executeTakeFirstOrThrow()
  return customer_id
}

const eventsAtCutoff = async (diner: Diner) =>
  test.app.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('channel', '=', `customer:${await customerOf(diner)}`)
    .where('at', '=', AT_CUTOFF)
    .execute()

/** An allergy to what is chosen, as if it had been given in the very moment of the cut-off. */
async function forbidDish(diner: Diner): Promise<void> {
  const { allergens } = await test.app.db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select('f.allergens')
    .where('i.id', '=', await dishAt(diner))
    .executeTakeFirstOrThrow()
  await test.app.db
    .insertInto('household_members')
    .values({
      customer_id: await customerOf(diner),
      name: 'Sara',
      allergens: allergens.slice(0, 1),
      created_at: AT_CUTOFF,
      updated_at: AT_CUTOFF,
    })
    .execute()
}

describe('days on which all is chosen', () => {
  it('close many at once, each with its address and its pages notified; the rest is left', async () => {
    const chosen = [await chooseAll(await nextOnMonday()), await chooseAll(await nextOnMonday())]
    const part = await nextOnMonday()
    await part.choose({ mealItemId: await dishAt(part) })
    expect(await closeChosen()).toEqual([part.subscriptionId])
    for (const diner of chosen) {
      expect(await mondayOf(diner)).toMatchObject({
        status: 'locked',
        address: { id: diner.addressId },
      })
      expect(await eventsAtCutoff(diner)).toEqual([
        { kind: 'delivery-changed', data: { day: MONDAY } },
      ])
    }
    expect(await mondayOf(part)).toMatchObject({ status: 'planned' })
    expect(await closeChosen()).toEqual([part.subscriptionId])
  })

  it('do not wait for someone who is changing their own', async () => {
    const busy = await chooseAll(await nextOnMonday())
    const other = await chooseAll(await nextOnMonday())
    await inTransaction(test.app.db, async (tx) => {
      const id = await customerOf(busy)
      await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
      expect(await closeChosen()).toEqual([busy.subscriptionId])
    })
    expect(await mondayOf(other)).toMatchObject({ status: 'locked' })
    expect(await closeChosen()).toEqual([busy.subscriptionId])
  })

  it('leave extras, which are charged, and what someone must not eat', async () => {
    const extra = await chooseAll(await nextOnMonday())
    const unsafe = await chooseAll(await nextOnMonday())
    await chooseAll(await nextOnMonday())
    const mine = (diner: Diner) =>
      test.app.db
        .updateTable('subscription_meals')
        .where('subscription_id', '=', diner.subscriptionId)
    await mine(extra).where('meal_time', '=', 'lunch').set({ quantity: 2 }).execute()
    await forbidDish(unsafe)
    expect(await closeChosen()).toEqual([extra.subscriptionId, unsafe.subscriptionId])
    await closeDueDays(test.app.db, 'all', AT_CUTOFF)
    test.clock.moveTo(AT_CUTOFF)
    expect(await mondayOf(unsafe)).toMatchObject({ status: 'locked' })
    expect((await unsafe.day(MONDAY)).meals.map(({ chosenBy }) => chosenBy)).not.toContain(
      'customer',
    )
  })
})

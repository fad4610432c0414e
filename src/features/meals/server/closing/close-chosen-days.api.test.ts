import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/database/database.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  MONDAYS_CUTOFF,
  newEater,
  type Eater,
} from '../../../../../tools/testing/situations/eaters.ts'
import { closeDueDays } from '../public.ts'
import { closeChosenDays } from './close-chosen-days.ts'
import { listDueOfAll, type DueSubscription } from './due-store.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const AT_CUTOFF = new Date(MONDAYS_CUTOFF)

/** Nothing but what a test chooses is due. */
beforeEach(async () => {
  await closeDueDays(test.app.db, 'all', AT_CUTOFF)
})

const dishAt = async (eater: Eater) => (await eater.menuAt('lunch'))[0] ?? 0

/** Of whose days Monday's is the next to close. */
async function nextOnMonday(): Promise<Eater> {
  const eater = await newEater(test)
  const justBefore = new Date(MONDAYS_CUTOFF - 1)
  await closeDueDays(test.app.db, { customerId: await customerOf(eater) }, justBefore)
  return eater
}

async function chooseAll(eater: Eater): Promise<Eater> {
  const mealItemId = await dishAt(eater)
  await eater.choose({ mealItemId })
  await eater.choose({ mealItemId, mealTime: 'dinner' })
  return eater
}

const due = (): Promise<DueSubscription[]> => listDueOfAll(test.app.db, AT_CUTOFF, 500)

const closeChosen = async (): Promise<number[]> =>
  (await closeChosenDays(test.app.db, await due(), AT_CUTOFF)).map((one) => one.subscriptionId)

const mondayOf = (eater: Eater) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['status', 'address'])
    .where('subscription_id', '=', eater.subscriptionId)
    .where('day', '=', MONDAY)
    .executeTakeFirstOrThrow()

const customerOf = async (eater: Eater): Promise<string> => {
  const { customer_id } = await test.app.db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('id', '=', eater.subscriptionId)
    .executeTakeFirstOrThrow()
  return customer_id
}

const eventsAtCutoff = async (eater: Eater) =>
  test.app.db
    .selectFrom('events')
    .select(['kind', 'data'])
    .where('channel', '=', `customer:${await customerOf(eater)}`)
    .where('at', '=', AT_CUTOFF)
    .execute()

/** An allergy to what is chosen, as if it had been told in the very moment of the cut-off. */
async function forbidDish(eater: Eater): Promise<void> {
  const { allergens } = await test.app.db
    .selectFrom('menu_items as i')
    .innerJoin('dishes as f', 'f.id', 'i.dish_id')
    .select('f.allergens')
    .where('i.id', '=', await dishAt(eater))
    .executeTakeFirstOrThrow()
  await test.app.db
    .insertInto('household_members')
    .values({
      customer_id: await customerOf(eater),
      name: 'Sara',
      allergens: allergens.slice(0, 1),
      created_at: AT_CUTOFF,
      updated_at: AT_CUTOFF,
    })
    .execute()
}

describe('days on which all is chosen', () => {
  it('close many at once, each with its address and its pages told; the rest is left', async () => {
    const chosen = [await chooseAll(await nextOnMonday()), await chooseAll(await nextOnMonday())]
    const part = await nextOnMonday()
    await part.choose({ mealItemId: await dishAt(part) })
    expect(await closeChosen()).toEqual([part.subscriptionId])
    for (const eater of chosen) {
      expect(await mondayOf(eater)).toMatchObject({
        status: 'locked',
        address: { id: eater.addressId },
      })
      expect(await eventsAtCutoff(eater)).toEqual([
        { kind: 'delivery-changed', data: { day: MONDAY } },
      ])
    }
    expect(await mondayOf(part)).toMatchObject({ status: 'planned' })
    expect(await closeChosen()).toEqual([part.subscriptionId])
  })

  it('do not wait for somebody who is changing their own', async () => {
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

  it('leave extras, which are charged, and what somebody must not eat', async () => {
    const extra = await chooseAll(await nextOnMonday())
    const unsafe = await chooseAll(await nextOnMonday())
    await chooseAll(await nextOnMonday())
    const mine = (eater: Eater) =>
      test.app.db
        .updateTable('subscription_meals')
        .where('subscription_id', '=', eater.subscriptionId)
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

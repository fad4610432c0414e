import { describe, expect, it } from 'vitest'
import { updateSettings } from '#features/account/contract.ts'
import { moveDelivery } from '#features/deliveries/change-contract.ts'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { addDays, type Day } from '#shared/dates.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  MONDAY,
  newDiner,
  TUESDAY,
  type Diner,
} from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { pickMeals } from '../../pick-contract.ts'
import { remindToChoose } from './remind-to-choose.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

/** Monday closes on Saturday the 28th at 18:00, Tuesday a day later. Clock times in Dubai. */
const at = (text: string): Date => new Date(`2026-11-${text.replace(' ', 'T')}:00+04:00`)
const FIRST = '27 18:00'
const LAST = '28 14:00'

async function look(...moments: string[]): Promise<void> {
  for (const moment of moments) {
    test.clock.moveTo(at(moment))
    await remindToChoose(test.app.db, at(moment))
  }
}

interface Reminder {
  template: string
  parameters: Record<string, unknown>
  at: string
  text: string | null
}

const reminders = async (diner: Diner): Promise<Reminder[]> => {
  const rows = await test.app.db
    .selectFrom('messages')
    .select(['template', 'parameters', 'created_at as at', 'text'])
    .where('recipient', '=', diner.phone)
    .where('template', 'like', 'choose-reminder%')
    .orderBy('id')
    .execute()
  return rows.map(({ parameters, at: when, ...row }) => ({
    ...row,
    parameters: parameters as Record<string, unknown>,
    at: when.toISOString(),
  }))
}

const days = async (diner: Diner) =>
  (await reminders(diner)).map(({ parameters }) => parameters['day'])

const pickDay = (diner: Diner, date: Day, isWholeWeek = false) =>
  diner.call(pickMeals, { subscriptionId: diner.subscriptionId, date, isWholeWeek })

/** Only Monday is open. */
async function dinerOfMonday(options: Parameters<typeof newDiner>[1] = {}): Promise<Diner> {
  const diner = await newDiner(test, options)
  for (let day = 1; day < 12; day++) {
    const date = addDays(MONDAY, day)
    if (day % 7 < 5) await pickDay(diner, date)
  }
  await pickDay(diner, '2026-11-27').catch(() => undefined)
  return diner
}

describe('a day with open meals', () => {
  it('is reminded of 24 hours and 4 hours before its cut-off, each once', async () => {
    const diner = await dinerOfMonday()
    await look('27 17:55')
    expect(await reminders(diner)).toEqual([])
    await look(FIRST, '27 18:05', '27 20:00', '28 08:00', '28 13:55')
    expect(await reminders(diner)).toMatchObject([
      {
        template: 'choose-reminder',
        parameters: {
          day: MONDAY,
          until: '2026-11-28T14:00:00.000Z',
          otherwise: 'kitchen',
          place: `${diner.subscriptionId}.${MONDAY}`,
        },
        at: at(FIRST).toISOString(),
      },
    ])
    await look(LAST, '28 14:05', '28 17:00', '28 17:55', '28 18:00', '28 18:05')
    expect(await days(diner)).toEqual([MONDAY, MONDAY])
  })

  it('is reminded of once by several processes at a time', async () => {
    const diner = await dinerOfMonday()
    test.clock.moveTo(at(FIRST))
    await Promise.all([1, 2, 3].map(() => remindToChoose(test.app.db, at(FIRST))))
    expect(await days(diner)).toEqual([MONDAY])
    const row = test.app.db
      .selectFrom('choice_reminders as r')
      .innerJoin('delivery_days as d', 'd.id', 'r.delivery_day_id')
      .select(['r.day', 'r.hours_before'])
      .where('d.subscription_id', '=', diner.subscriptionId)
    expect(await row.execute()).toEqual([{ day: MONDAY, hours_before: 24 }])
  })

  it('is not reminded of where it is filled meanwhile, and is where a part is open', async () => {
    const diner = await dinerOfMonday()
    const [lunch = 0] = await diner.menuAt('lunch')
    // Two lunches leave dinner open.
    const extraPrice = await diner.priceOf(lunch)
    await diner.choose({ mealItemId: lunch, quantity: 2, extraPrice })
    await look(FIRST)
    expect(await reminders(diner)).toMatchObject([{ parameters: { otherwise: 'kitchen' } }])
    await pickDay(diner, MONDAY)
    await look(LAST)
    expect(await days(diner)).toEqual([MONDAY])
  })

  it('is not reminded of where it is skipped', async () => {
    const diner = await dinerOfMonday()
    const { deliveryId } = await diner.day(MONDAY)
    await diner.call(skipDelivery, { id: deliveryId ?? 0 })
    await look(FIRST, LAST)
    expect(await reminders(diner)).toEqual([])
  })

  it('is reminded of again on the day that it moves to', async () => {
    const diner = await dinerOfMonday()
    await look(FIRST, LAST)
    const { deliveryId } = await diner.day(MONDAY)
    const to = '2026-12-05'
    await diner.call(moveDelivery, { id: deliveryId ?? 0, to })
    await look('28 15:00')
    expect(await days(diner)).toEqual([MONDAY, MONDAY])
    await liveUntil(test, '2026-12-02T14:00:00Z')
    await remindToChoose(test.app.db, new Date('2026-12-02T14:00:00Z'))
    expect(await days(diner)).toEqual([MONDAY, MONDAY, to])
  })

  it('is reminded of in one message with others of the same customer', async () => {
    const diner = await newDiner(test)
    await look(FIRST, LAST)
    expect(await reminders(diner)).toMatchObject([
      { template: 'choose-reminder', parameters: { day: MONDAY } },
      { template: 'choose-reminder-days', parameters: { day: MONDAY, days: 2 } },
    ])
    await look('28 18:00', '28 20:00', '29 13:55')
    expect(await reminders(diner)).toHaveLength(2)
    await look('29 14:00')
    expect((await reminders(diner))[2]).toMatchObject({ parameters: { day: TUESDAY, days: 2 } })
  })

  it('is reminded of by day only, late rather than never, and never past its cut-off', async () => {
    const diner = await dinerOfMonday()
    await look('27 21:00', '28 03:00', '28 07:59')
    expect(await reminders(diner)).toEqual([])
    await look('28 08:00')
    expect(await days(diner)).toEqual([MONDAY])
    const late = await dinerOfMonday()
    await look('28 15:00', '28 16:00')
    expect(await days(late)).toEqual([MONDAY])
    const gone = await dinerOfMonday()
    await look('28 17:50', '28 18:00', '29 10:00')
    expect(await reminders(gone)).toEqual([])
  })

  it('with a cut-off at night is reminded of the evening before', async () => {
    const diner = await dinerOfMonday()
    await test.app.db
      .updateTable('delivery_days')
      .set({ locks_at: at('28 03:00') })
      .where('subscription_id', '=', diner.subscriptionId)
      .where('day', '=', MONDAY)
      .execute()
    await look('26 19:55', '26 20:00', '26 20:05', '27 19:55', '27 20:00', '27 20:55')
    expect((await reminders(diner)).map((one) => one.at)).toEqual([
      at('26 20:00').toISOString(),
      at('27 20:00').toISOString(),
    ])
  })

  it('is reminded of an hour after the order at the earliest', async () => {
    const diner = await dinerOfMonday()
    const ordered = (text: string) =>
      test.app.db
        .updateTable('subscriptions')
        .set({ created_at: at(text) })
        .where('id', '=', diner.subscriptionId)
        .execute()
    await ordered('27 17:30')
    await look(FIRST)
    expect(await reminders(diner)).toEqual([])
    await look('27 18:30')
    expect(await days(diner)).toEqual([MONDAY])
  })
})

const otherwiseOf = async (fallback: 'skip' | 'kitchen') => {
  const diner = await dinerOfMonday({ fallback })
  await look(FIRST)
  return (await reminders(diner))[0]?.parameters['otherwise']
}

const expiresOf = async (moment: string) => {
  const diner = await dinerOfMonday()
  await look(moment)
  const row = await test.app.db
    .selectFrom('messages')
    .select('expires_at')
    .where('recipient', '=', diner.phone)
    .where('template', 'like', 'choose-reminder%')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

describe('a message', () => {
  it('says what the plan’s rule brings', async () => {
    expect(await otherwiseOf('skip')).toBe('skip')
    expect(await otherwiseOf('kitchen')).toBe('kitchen')
  })

  it('repeats last week where that is the rule', async () => {
    const diner = await newDiner(test, { fallback: 'repeat' })
    const [lunch = 0] = await diner.menuAt('lunch')
    await diner.choose({ mealItemId: lunch })
    await pickDay(diner, MONDAY)
    await liveUntil(test, '2026-12-04T14:00:00Z')
    await remindToChoose(test.app.db, new Date('2026-12-04T14:00:00Z'))
    expect((await reminders(diner)).at(-1)).toMatchObject({
      parameters: { day: '2026-12-07', otherwise: 'repeat' },
    })
  })

  it.each(['en', 'ar'] as const)(
    'in %s leads to the day and says how to switch it off',
    async (language) => {
      const diner = await dinerOfMonday({ language, fallback: 'skip' })
      await look(FIRST)
      await test.drain()
      const [sent] = await reminders(diner)
      expect(sent?.text).toContain(`/meal-selection?open=${diner.subscriptionId}.${MONDAY}`)
      expect(sent?.text).toContain(
        language === 'ar' ? 'نتخطّى اليوم وننقله إلى نهاية خطتك' : 'moves to the end of your plan',
      )
      expect(sent?.text).toContain(language === 'ar' ? 'من الإعدادات' : 'in your settings')
    },
  )

  it('is of no use after an hour, at bedtime or at the cut-off', async () => {
    expect(await expiresOf(FIRST)).toEqual(at('27 19:00'))
    expect(await expiresOf('27 20:30')).toEqual(at('27 21:00'))
    expect(await expiresOf('28 17:30')).toEqual(at('28 18:00'))
  })
})

describe('no one is reminded', () => {
  it.each([
    ['who switched reminders off', { choosing: false }],
    ['who takes no WhatsApp messages', { whatsapp: false }],
  ])('%s', async (_, notifications) => {
    const diner = await dinerOfMonday()
    await diner.call(updateSettings, { notifications })
    await look(FIRST, LAST)
    expect(await reminders(diner)).toEqual([])
    await diner.call(updateSettings, { notifications: { choosing: true, whatsapp: true } })
    await look('28 15:00')
    expect(await days(diner)).toEqual([MONDAY])
  })

  it.each([{ suspended_at: at('27 10:00') }, { erased_at: at('27 10:00') }])(
    'whose account is closed: %o',
    async (change) => {
      const diner = await dinerOfMonday()
      const setPerson = (values: { suspended_at?: Date | null; erased_at?: Date | null }) =>
        test.asOwner((db) =>
          db.updateTable('users').set(values).where('phone', '=', diner.phone).execute(),
        )
      await setPerson(change)
      await look(FIRST, LAST)
      expect(await reminders(diner)).toEqual([])
    },
  )

  it('of a plan that waits for its money', async () => {
    const diner = await dinerOfMonday()
    await test.app.db
      .updateTable('subscription_cycles')
      .set({ payment: 'failed' })
      .where('subscription_id', '=', diner.subscriptionId)
      .execute()
    await look(FIRST, LAST)
    expect(await reminders(diner)).toEqual([])
  })
})

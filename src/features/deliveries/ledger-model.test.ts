import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayOf } from '#shared/dates.ts'
import type { MealTime } from '#shared/food/food.ts'
import {
  addTemporaryAddress,
  endTemporaryAddress,
  moveDay,
  setWeekdays,
} from '../../../tools/testing/ledger/ledger-changes.ts'
import { errorsOf } from '../../../tools/testing/ledger/ledger-errors.ts'
import { choose, type Choice } from '../../../tools/testing/ledger/ledger-meals.ts'
import { stepsOf, type OnDay } from '../../../tools/testing/ledger/ledger-steps.ts'
import {
  isBegun,
  playStory,
  takeTurn,
  type Turn,
} from '../../../tools/testing/ledger/ledger-stories.ts'
import { LedgerModel, OWN_ADDRESS, type Plan } from '../../../tools/testing/ledger/ledger-model.ts'
import { CLAIM_KINDS } from '#features/claims/rules.ts'
import { FALLBACKS, type Fallback } from '#features/meals/rules.ts'
import { canSkip, emptyLedger, type Ledger } from './rules.ts'

const RUNS = Number(process.env['LEDGER_RUNS'] ?? 300)

type Command =
  | { name: OnDay; at: number }
  | { name: 'choose'; at: number; choice: Choice }
  | { name: 'address'; at: number }
  | { name: 'move'; at: number; to: number }
  | { name: 'weekdays'; start: number; gap: number }
  | { name: 'spell'; after: number; length: number; addressId: number }
  | { name: 'end-spell'; which: number }
  | { name: 'next'; plan: Plan }
  | { name: 'fallback'; choice: Fallback }
  | { name: 'story'; at: number; turns: Turn[] }
  | { name: 'buy' | 'cancel' | 'resume' | 'close' | 'expire' }
  | { name: 'pause'; after: number; length: number }
  | { name: 'pass'; hours: number }

const plan = fc.record({
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  totalFils: fc.integer({ min: 10_000, max: 500_000 }),
})

const choice = fc.record({
  mealTime: fc.constantFrom<MealTime>('lunch', 'dinner'),
  quantity: fc.integer({ min: 1, max: 3 }),
  priceFils: fc.integer({ min: 1, max: 9_000 }),
})

const change: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ name: fc.constant('choose'), at: fc.nat(80), choice }),
  fc.record({ name: fc.constant('address'), at: fc.nat(80) }),
  fc.record({ name: fc.constant('move'), at: fc.nat(80), to: fc.nat(50) }),
  fc.record({ name: fc.constant('weekdays'), start: fc.nat(6), gap: fc.nat(6) }),
  fc.record({
    name: fc.constant('spell'),
    after: fc.nat(30),
    length: fc.nat(20),
    addressId: fc.integer({ min: 2, max: 4 }),
  }),
  fc.record({ name: fc.constant('end-spell'), which: fc.nat(5) }),
  fc.record({ name: fc.constant('next'), plan }),
  fc.record({ name: fc.constant('fallback'), choice: fc.constantFrom(...FALLBACKS) }),
)

/** What is said and decided of one day, among what happens to it. */
const turn: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('report'),
      kind: fc.constantFrom(...CLAIM_KINDS, 'not_arrived'),
      isWithCode: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('decide'),
      which: fc.nat(3),
      isGranted: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.constantFrom('miss', 'late-news', 'money', 'fail', 'cook', 'deliver'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('wait'), hours: fc.nat(1200) }) },
)

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.constant('story'),
      at: fc.nat(80),
      turns: fc.array(turn, { maxLength: 16, size: 'max' }),
    }),
  },
  { weight: 8, arbitrary: change },
  { weight: 5, arbitrary: fc.record({ name: fc.constant('pass'), hours: fc.nat(240) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('pass'), hours: fc.nat(1200) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      name: fc.constantFrom(
        'skip',
        'unskip',
        'fail',
        'forfeit',
        'cook',
        'deliver',
        'miss',
        'money',
        'late-news',
      ),
      at: fc.nat(80),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constantFrom('buy', 'resume', 'close', 'expire') }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('cancel') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('pause'),
      after: fc.integer({ min: -3, max: 40 }),
      length: fc.nat(30),
    }),
  },
)

function perform(model: LedgerModel, command: Command): void {
  if (command.name === 'pass') {
    model.now = new Date(model.now.getTime() + command.hours * 3_600_000)
    return
  }
  model.close()
  if (command.name === 'close') return
  if (command.name === 'buy') model.buy()
  else if (command.name === 'cancel') model.cancel()
  else if (command.name === 'resume') model.resume()
  else if (command.name === 'expire') model.expire()
  else if (command.name === 'pause') {
    model.pause(addDays(dayOf(model.now), command.after), command.length)
  } else performChange(model, command)
}

function performChange(model: LedgerModel, command: Command): void {
  if (command.name === 'weekdays') return setWeekdays(model, weekdaysBy(model, command))
  if (command.name === 'spell')
    return addTemporaryAddress(model, command.after, command.length, command.addressId)
  if (command.name === 'end-spell') return endTemporaryAddress(model, command.which)
  if (command.name === 'next') model.nextPlan = model.isCancelled ? undefined : command.plan
  if (command.name === 'fallback') model.fallback = command.choice
  if ('at' in command) performOnDay(model, command)
}

/** As many weekdays as the plan has, from one on, past a gap. */
function weekdaysBy(model: LedgerModel, { start, gap }: { start: number; gap: number }): number[] {
  const week = Array.from({ length: 7 }, (_, at) => ((start + at) % 7) + 1)
  const [first, ...rest] = week
  const others = [...rest.slice(gap), ...rest.slice(0, gap)]
  return [first ?? 1, ...others].slice(0, model.plan.daysPerWeek).toSorted((a, b) => a - b)
}

function performOnDay(model: LedgerModel, command: Extract<Command, { at: number }>): void {
  if (command.name === 'move' || command.name === 'choose' || command.name === 'address') {
    const open = model.days.filter((day) => canSkip(day, model.now))
    const day = open[command.at % Math.max(1, open.length)]
    const cycle = model.cycles.find(({ id }) => id === day?.cycleId)
    if (!day || !cycle || model.isCancelled) return
    if (command.name === 'move')
      moveDay(model, day, addDays(model.spanOf(cycle).startsOn, command.to))
    else if (command.name === 'choose') choose(day, command.choice)
    else day.addressId = OWN_ADDRESS
    return
  }
  if (command.name === 'story') {
    const begun = model.days.filter((one) => isBegun(model, one))
    const chosen = begun[command.at % Math.max(1, begun.length)]
    if (chosen) playStory(model, chosen, command.turns)
    return
  }
  const { name } = command
  const able = model.days.filter((day) => stepsOf(model, day, name).length > 0)
  const days = able.length > 0 && command.at % 4 > 0 ? able : model.days
  const day = days[command.at % Math.max(1, days.length)]
  if (!day) return
  if (name === 'skip') model.giveBack([day])
  else if (name === 'unskip') model.restore(day)
  else if (name === 'forfeit') model.apply(day, 'forfeit')
  else takeTurn(model, day, { name })
}

const kitchen = fc.record({
  fullDays: fc.uniqueArray(fc.nat(96), { maxLength: 12 }),
  openDays: fc.oneof(fc.integer({ min: 28, max: 36 }), fc.integer({ min: 37, max: 200 })),
})

it(
  'keeps every delivery and every fil accounted for, whatever happens in whatever order',
  () => {
    const seen = emptyLedger()
    fc.assert(
      fc.property(
        kitchen,
        plan,
        fc.array(anyCommand, { maxLength: 60, size: 'max' }),
        (place, bought, commands) => {
          const model = new LedgerModel(place, bought)
          for (const command of [{ name: 'buy' } as const, ...commands]) {
            perform(model, command)
            expect(errorsOf(model)).toEqual([])
            for (const [account, count] of model.ledgers().flatMap(Object.entries)) {
              seen[account as keyof Ledger] += Number(count)
            }
          }
        },
      ),
      { numRuns: RUNS },
    )
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  },
  60_000 + RUNS * 20,
)

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayOf } from '#shared/dates.ts'
import { LedgerModel, type OnDay } from '../../../tools/testing/ledger-model.ts'
import { emptyLedger, type Ledger } from './rules.ts'

const RUNS = Number(process.env['LEDGER_RUNS'] ?? 300)

type Command =
  | { name: OnDay; at: number }
  | { name: 'buy' | 'cancel' | 'resume' | 'lock' | 'expire' }
  | { name: 'pause'; after: number; length: number }
  | { name: 'pass'; hours: number }

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ name: fc.constant('pass'), hours: fc.nat(240) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('pass'), hours: fc.nat(1200) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      name: fc.constantFrom('skip', 'unskip', 'fail', 'forfeit', 'cook', 'deliver'),
      at: fc.nat(80),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constantFrom('buy', 'resume', 'lock', 'expire') }),
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

function perform(model: LedgerModel, wish: Command): void {
  if (wish.name === 'buy') return model.buy()
  if (wish.name === 'cancel') return model.cancel()
  if (wish.name === 'resume') return model.resume()
  if (wish.name === 'lock') return model.lock()
  if (wish.name === 'expire') return model.expire()
  if (wish.name === 'pause') {
    return model.pause(addDays(dayOf(model.now), wish.after), wish.length)
  }
  if (wish.name === 'pass') {
    model.now = new Date(model.now.getTime() + wish.hours * 3_600_000)
    return
  }
  if (!('at' in wish)) return
  const able = model.days.filter((day) => model.steps(day, wish.name).length > 0)
  const days = able.length > 0 && wish.at % 4 > 0 ? able : model.days
  const day = days[wish.at % Math.max(1, days.length)]
  if (!day) return
  if (wish.name === 'skip') model.giveBack([day])
  else if (wish.name === 'unskip') model.restore(day)
  else for (const step of model.steps(day, wish.name)) model.act(day, step)
}

const kitchen = fc.record({
  fullDays: fc.uniqueArray(fc.nat(96), { maxLength: 12 }),
  openDays: fc.oneof(fc.integer({ min: 28, max: 36 }), fc.integer({ min: 37, max: 200 })),
})

const plan = fc.record({
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  totalFils: fc.integer({ min: 10_000, max: 500_000 }),
})

it(
  'keeps every delivery and every fil accounted for, whatever happens in whatever order',
  () => {
    const seen = emptyLedger()
    fc.assert(
      fc.property(
        kitchen,
        plan,
        fc.array(command, { maxLength: 60, size: 'max' }),
        (place, bought, commands) => {
          const model = new LedgerModel(place, bought)
          for (const wish of [{ name: 'buy' } as const, ...commands]) {
            perform(model, wish)
            expect(model.faults()).toEqual([])
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

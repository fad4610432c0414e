import { describe, expect, it } from 'vitest'
import type { FailureReason, TicketStatus } from '#features/kitchen-board/rules.ts'
import {
  claimableKinds,
  CLAIM_KINDS,
  contestableUntil,
  followStep,
  isLeftToSay,
  outcomeOf,
  type ClaimedStop,
  type ClaimKind,
} from './rules.ts'

const at = (day: string, clock: string) => new Date(`2026-11-${day}T${clock}:00+04:00`)
const LUNCH: ClaimedStop = {
  day: '2026-11-25',
  windowFrom: '12:30',
  windowTo: '13:30',
  status: 'delivered',
  failureReason: null,
  changedAt: at('25', '12:40'),
  isRefunded: false,
}
const MACHBOOS = 7
const SALOONA = 8
const failed = (failureReason: FailureReason) => ({ status: 'failed', failureReason }) as const
const said = (kind: ClaimKind, dishId: number | null) => ({ kind, dishId })

describe('what can be said of a drop', () => {
  const ALL = [...CLAIM_KINDS]
  const FOOD: ClaimKind[] = ['wrong_dish', 'quality', 'allergen']
  const OPEN: ClaimKind[] = ['not_arrived', 'allergen']
  it.each<[string, Partial<ClaimedStop>, Date, ClaimKind[]]>([
    ['nothing before its window', { status: 'due' }, at('25', '12:29'), []],
    ['what someone ate on its way', { status: 'out' }, at('25', '12:29'), ['allergen']],
    ['what nobody has pressed, once it has opened', { status: 'due' }, at('25', '12:30'), OPEN],
    ['the same of what is out', { status: 'out' }, at('25', '12:30'), OPEN],
    ['and while it is late', { status: 'preparing' }, at('25', '15:00'), OPEN],
    ['the food alone where it came early', {}, at('25', '12:00'), FOOD],
    ['all of it from its window on', {}, at('25', '12:30'), ALL],
    ['all of it on the next day', {}, at('26', '13:29'), ALL],
    ['nothing a day after its window', {}, at('26', '13:30'), []],
    ['longer where it came later', { changedAt: at('25', '20:00') }, at('26', '19:59'), ALL],
    ['but no longer than a day', { changedAt: at('25', '20:00') }, at('26', '20:00'), []],
    ['a reaction, where we said so', failed('not_made'), at('25', '14:00'), ['allergen']],
    ['a reaction, where it was missed', failed('not_delivered'), at('25', '14:00'), ['allergen']],
    ['not twice that it is missing', failed('not_arrived'), at('25', '14:00'), ['allergen']],
    ['nothing of what fails before its window', failed('not_made'), at('25', '12:00'), []],
    ['that someone was there', failed('nobody_home'), at('25', '14:00'), OPEN],
    ['that the address was right', failed('address_not_found'), at('25', '14:00'), OPEN],
    ['nothing of what was called off', { status: 'cancelled' }, at('25', '14:00'), []],
    [
      'a reaction alone where it is refunded',
      { isRefunded: true },
      at('25', '14:00'),
      ['allergen'],
    ],
    [
      'after midnight, by the window’s own end',
      { windowFrom: '23:00', windowTo: '00:30' },
      at('27', '00:29'),
      ALL,
    ],
    ['no longer than that', { windowFrom: '23:00', windowTo: '00:30' }, at('27', '00:30'), []],
  ])('%s', (_case, stop, now, kinds) => {
    expect(claimableKinds({ ...LUNCH, ...stop }, { made: [], dishIds: [MACHBOOS] }, now)).toEqual(
      kinds,
    )
  })

  it.each<[string, { kind: ClaimKind; dishId: number | null }[], ClaimKind[]]>([
    ['all where nothing was', [], ALL],
    ['missing food once', [said('not_arrived', null)], FOOD],
    [
      'each kind again of another dish',
      [said('quality', MACHBOOS), said('allergen', SALOONA)],
      ALL,
    ],
    [
      'no kind again of which all dishes were named',
      [said('quality', MACHBOOS), said('quality', SALOONA)],
      ['not_arrived', 'wrong_dish', 'allergen'],
    ],
    [
      'a reaction again of a dish that was not named, where it may have been any',
      [said('allergen', MACHBOOS), said('allergen', null)],
      ALL,
    ],
    [
      'no reaction again where each dish was named',
      [said('allergen', MACHBOOS), said('allergen', SALOONA), said('allergen', null)],
      ['not_arrived', 'wrong_dish', 'quality'],
    ],
  ])('says %s', (_case, made, kinds) => {
    const dishes = { made, dishIds: [MACHBOOS, SALOONA] }
    expect(claimableKinds(LUNCH, dishes, at('25', '14:00'))).toEqual(kinds)
  })

  it.each<[number | null, boolean]>([
    [MACHBOOS, false],
    [SALOONA, true],
    [null, true],
  ])('after a reaction to one dish, of %s: %s', (dishId, isLeft) => {
    const dishes = { made: [said('allergen', MACHBOOS)], dishIds: [MACHBOOS, SALOONA] }
    expect(isLeftToSay('allergen', dishId, dishes)).toBe(isLeft)
  })
})

describe('what a report leads to', () => {
  it.each<[ClaimKind, TicketStatus, boolean, number, string]>([
    ['not_arrived', 'due', false, 0, 'wait'],
    ['not_arrived', 'out', false, 5, 'wait'],
    ['not_arrived', 'delivered', false, 0, 'make_good'],
    ['not_arrived', 'delivered', false, 1, 'make_good'],
    ['not_arrived', 'delivered', false, 2, 'review'],
    ['not_arrived', 'delivered', true, 0, 'review'],
    ['not_arrived', 'failed', false, 0, 'review'],
    ['wrong_dish', 'delivered', false, 0, 'review'],
    ['quality', 'delivered', false, 0, 'review'],
    ['allergen', 'delivered', false, 0, 'review'],
  ])(
    '%s of a drop that is %s, with the code: %s, after %i: %s',
    (kind, status, isWithCode, madeGoodBefore, outcome) => {
      expect(outcomeOf(kind, { status, isWithCode, madeGoodBefore })).toBe(outcome)
    },
  )
})

describe('what was reported and what the drop does next', () => {
  it.each([
    ['quality', 'open', { to: 'failed', failureReason: 'not_arrived' }, 'granted'],
    ['allergen', 'granted', { from: 'out', to: 'delivered' }, undefined],
    ['not_arrived', 'refused', { from: 'failed', to: 'out', isRecall: true }, 'waiting'],
    ['not_arrived', 'refused', { from: 'delivered', to: 'out', isRecall: true }, undefined],
    ['quality', 'refused', { from: 'failed', to: 'out', isRecall: true }, undefined],
    ['wrong_dish', 'open', { to: 'failed', failureReason: 'damaged' }, 'granted'],
    ['quality', 'open', { to: 'failed', failureReason: 'nobody_home' }, undefined],
    ['quality', 'open', { to: 'out', isRecall: true }, undefined],
    ['quality', 'granted', { to: 'out', isRecall: true }, 'open'],
    ['quality', 'granted', { from: 'failed', to: 'delivered' }, 'open'],
    ['quality', 'refused', { to: 'failed', failureReason: 'damaged' }, undefined],
    ['quality', 'refused', { to: 'out', isRecall: true }, undefined],
    ['allergen', 'open', { to: 'failed', failureReason: 'not_arrived' }, undefined],
    ['allergen', 'granted', { to: 'out', isRecall: true }, 'open'],
    ['not_arrived', 'waiting', { to: 'preparing' }, undefined],
    ['not_arrived', 'waiting', { to: 'delivered' }, 'gone'],
    ['not_arrived', 'waiting', { to: 'failed', failureReason: 'not_delivered' }, 'granted'],
    ['not_arrived', 'waiting', { to: 'failed', failureReason: 'not_made' }, 'granted'],
    ['not_arrived', 'waiting', { to: 'failed', failureReason: 'nobody_home' }, 'open'],
    ['not_arrived', 'waiting', { to: 'due', isRecall: true }, undefined],
    ['not_arrived', 'granted', { from: 'failed', to: 'delivered' }, 'open'],
    ['not_arrived', 'granted', { to: 'out', isRecall: true }, 'waiting'],
    ['not_arrived', 'open', { to: 'out', isRecall: true }, 'waiting'],
    ['not_arrived', 'open', { to: 'failed', failureReason: 'not_arrived' }, 'granted'],
  ] as const)('%s that is %s, then %o: %s', (kind, state, step, next) => {
    expect(followStep({ kind, state }, { from: 'out', ...step })).toBe(next)
  })
})

it('a kitchen can contest for a day', () => {
  expect(contestableUntil(at('25', '14:00'))).toEqual(at('26', '14:00'))
})

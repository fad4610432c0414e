import { expect, it } from 'vitest'
import { classOfDecline, isKnownToFail, isTriedAgain } from './declines.ts'

it.each([
  ['insufficient_funds', 'try_again_later', 'funds', true, false],
  ['card_velocity_exceeded', null, 'funds', true, false],
  ['do_not_honor', 'try_again_later', 'funds', true, false],
  ['generic_decline', null, 'other', true, true],
  ['do_not_honor', 'do_not_try_again', 'useless', false, true],
  ['expired_card', 'confirm_card_data', 'useless', false, true],
  ['lost_card', null, 'useless', false, true],
  ['stolen_card', 'do_not_try_again', 'useless', false, true],
  ['pickup_card', null, 'useless', false, true],
  ['authentication_required', 'do_not_try_again', 'authentication', false, false],
] as const)('%s with the advice %s is %s', (code, advice, declineClass, again, fails) => {
  expect(classOfDecline({ code, advice })).toBe(declineClass)
  expect(isTriedAgain(declineClass)).toBe(again)
  expect(isKnownToFail(declineClass)).toBe(fails)
})

import { Refusal } from '#shared/wire/refusal.ts'
import type { Member } from './caller.ts'

/** Reliability 5.1: sensitive acts want a second factor that was given at most so long ago. */
const FRESH_SECONDS = 300

/**
 * Guards an act such as viewing a document or giving someone a role.
 * @throws Refusal `fresh_code_required` (403)
 */
export function requireFreshCode({ user, now }: Member): void {
  const given = user.secondFactor
  if (given === 'none') return
  if (given === 'open' || now.getTime() - given.getTime() > FRESH_SECONDS * 1000) {
    throw new Refusal('fresh_code_required', 403)
  }
}

import { Refusal } from '#shared/refusal.ts'
import type { Member } from '#server/http/caller.ts'
import { FRESH_CODE_SECONDS } from '../../rules.ts'

/**
 * Reliability 5.1: sensitive acts ask staff for a code that was given within five minutes.
 * @throws Refusal `fresh_code_required` (403)
 */
export function assureFreshCode({ user, now }: Member): void {
  const given = user.secondFactor
  if (!(given instanceof Date)) return
  if (now.getTime() - given.getTime() > FRESH_CODE_SECONDS * 1000) {
    throw new Refusal('fresh_code_required', 403)
  }
}

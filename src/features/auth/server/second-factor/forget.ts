import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getUserToNotify } from '../store.ts'
import { notifyOfChange } from '../templates.ts'
import { deleteFactor, findFactor } from './factor-store.ts'

/** Takes a person's authenticator away, and notifies them. @returns since when there was one. */
export async function forgetSecondFactor(
  tx: Transaction,
  userId: string,
  who: Member,
): Promise<Date | null> {
  const factor = await findFactor(tx, userId)
  await deleteFactor(tx, userId)
  if (!factor?.enrolledAt) return null
  await notifyOfChange(tx, { ...(await getUserToNotify(tx, userId)), ...pick(who) }, 'reset')
  return factor.enrolledAt
}

const pick = ({ now, requestId }: Member) => ({ now, requestId })

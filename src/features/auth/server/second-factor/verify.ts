import type { Input, Output } from '#shared/wire/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import type * as contract from '../../second-factor-contract.ts'
import { completeSession } from '../sessions/complete-session.ts'
import { presentUser } from '../sessions/present-user.ts'
import { getUserNumber } from '../store.ts'
import { notifyOfChange } from '../templates.ts'
import { takeAppCode, takeCode, tryCode } from './check-code.ts'
import { countRecoveryCodes, findFactor } from './factor-store.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

export async function getSecondFactor(
  db: Database,
  who: Member,
): Promise<Output<typeof contract.getSecondFactor>> {
  const { secondFactor } = who.user
  const factor = await findFactor(db, who.id)
  return {
    isAsked: secondFactor !== 'none',
    isOpen: secondFactor === 'open',
    enrolledAt: factor?.enrolledAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, who.id),
  }
}

/** Completes a half session; in a whole one the code is fresh again for sensitive actions. */
export const verifySecondFactor =
  (vault: Vault) =>
  async (
    db: Database,
    who: Member,
    { code }: Input<typeof contract.verifySecondFactor>,
  ): Promise<Reply<Output<typeof contract.verifySecondFactor>>> => {
    const verify = () =>
      inTransaction(db, async (tx) => {
        const kind = await takeCode(tx, vault, who, code)
        if (kind === 'recovery')
          await notifyOfChange(tx, { ...who, phone: who.user.phone }, 'recovered')
        const cookies = await completeSession(tx, who)
        const recoveryCodesLeft = await countRecoveryCodes(tx, who.id)
        return new Reply({ user: presentUser(who.user), recoveryCodesLeft }, { cookies })
      })
    return tryCode(db, who, verify)
  }

export const renewRecoveryCodes =
  (vault: Vault) =>
  async (
    db: Database,
    who: Member,
    { code }: Input<typeof contract.renewRecoveryCodes>,
  ): Promise<Output<typeof contract.renewRecoveryCodes>> => {
    const renew = () =>
      inTransaction(db, async (tx) => {
        await takeAppCode(tx, vault, who, code)
        const left = await countRecoveryCodes(tx, who.id)
        const recoveryCodes = await giveRecoveryCodes(tx, vault, who.id)
        await writeAudit(tx, who, {
          action: 'renew-recovery-codes',
          object: 'user',
          objectId: await getUserNumber(tx, who.id),
          before: { left },
          after: { left: recoveryCodes.length },
        })
        return { recoveryCodes }
      })
    return tryCode(db, who, renew)
  }

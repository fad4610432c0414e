import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import { HALF_SESSION_SECONDS, plainFactorCode } from '../../rules.ts'
import type * as contract from '../../second-factor-contract.ts'
import { completeSession } from '../sessions/complete-session.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { presentUser } from '../sessions/present-user.ts'
import { getUserNumber } from '../store.ts'
import { notifyOfChange } from '../templates.ts'
import { describeKey, newSecret, stepOfCode } from './authenticator.ts'
import { aboutSecret, takeAppCode, tryCode, wrongCode } from './check-code.ts'
import { adoptPending, findFactor, savePending, type FactorRow } from './factor-store.ts'
import { giveRecoveryCodes } from './recovery-codes.ts'

const askedOnly = ({ user }: Member): void => {
  if (user.secondFactor === 'none') throw new Refusal('second_factor_not_asked', 403)
}

/**
 * A new key, kept aside until its first code comes. Anyone who has a key already gives a code of
 * it; a recovery code is none.
 */
export const beginEnrolment =
  (vault: Vault) =>
  async (
    db: Database,
    who: Member,
    { code }: Input<typeof contract.beginEnrolment>,
  ): Promise<Output<typeof contract.beginEnrolment>> => {
    askedOnly(who)
    const factor = await findFactor(db, who.id)
    refuseSecondKey(who, factor)
    const secret = newSecret()
    const save = () => savePending(db, who.id, vault.seal(secret, aboutSecret(who.id)), who.now)
    if (factor?.enrolledAt) {
      await tryCode(db, who, () =>
        inTransaction(db, async (tx) => {
          await takeAppCode(tx, vault, who, code ?? '')
        }),
      )
    }
    await save()
    return describeKey(secret, who.user.phone)
  }

/** The first code of the new key: from now on it is the key, and all other sessions end. */
export const confirmEnrolment =
  (vault: Vault) =>
  async (
    db: Database,
    who: Member,
    { code }: Input<typeof contract.confirmEnrolment>,
  ): Promise<Reply<Output<typeof contract.confirmEnrolment>>> => {
    askedOnly(who)
    const confirm = () =>
      inTransaction(db, async (tx) => {
        await lockUser(tx, who.id)
        const factor = await findFactor(tx, who.id)
        refuseSecondKey(who, factor)
        const pending = factor?.pendingSecret
        if (!pending || isOver(factor.pendingSince, who.now)) {
          throw new Refusal('enrolment_not_begun', 409)
        }
        const secret = vault.open(pending, aboutSecret(who.id))
        const step = stepOfCode(secret, plainFactorCode(code), who.now)
        if (step === undefined || !(await adoptPending(tx, who.id, pending, step, who.now))) {
          throw wrongCode()
        }
        const recoveryCodes = await giveRecoveryCodes(tx, vault, who.id)
        await endSessions(tx, who.id, who.now, { but: who.user.sessionId })
        const cookies = await completeSession(tx, who)
        await notifyOfChange(tx, { ...who, phone: who.user.phone }, 'enrolled')
        await writeAudit(tx, who, {
          action: 'enrol-second-factor',
          object: 'user',
          objectId: await getUserNumber(tx, who.id),
          before: { enrolledAt: factor.enrolledAt },
          after: { enrolledAt: who.now },
        })
        return new Reply({ user: presentUser(who.user), recoveryCodes }, { cookies })
      })
    return tryCode(db, who, confirm)
  }

/** In half a session no one sets up a key next to the one that is asked for. */
function refuseSecondKey(who: Member, factor: FactorRow | undefined): void {
  if (factor?.enrolledAt && who.user.secondFactor === 'open') {
    throw new Refusal('second_factor_required', 401)
  }
}

const isOver = (since: Date | null, now: Date): boolean =>
  !since || now.getTime() - since.getTime() > HALF_SESSION_SECONDS * 1000

import type { Input, Output } from '#shared/wire/endpoint.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import type { requestOtp as contract } from '../contract.ts'
import { CODE_LENGTH } from '../limit-rules.ts'
import { CODE_SECONDS, isDemoPhone, RESEND_SECONDS } from '../rules.ts'
import { newChallengeId, readChallengeCookie } from './codes.ts'
import { requireMobile } from './require-mobile.ts'
import { openChallenge, sendCode } from './sending/send-code.ts'
import type { AuthSettings } from './settings.ts'

/** Sends a code and binds it to this browser by the challenge cookie. */
export const requestOtp =
  (settings: AuthSettings) =>
  async (
    db: Database,
    who: Visitor,
    input: Input<typeof contract>,
  ): Promise<Reply<Output<typeof contract>>> => {
    const phone = requireMobile(input.phone)
    const replaced = readChallengeCookie(who.cookie('otp'))
    const ask = { id: newChallengeId(), phone, replaced, who }
    let codeLength = CODE_LENGTH
    if (settings.demo && isDemoPhone(phone)) {
      await inTransaction(db, (tx) => openChallenge(tx, ask, { codeLength }))
    } else {
      codeLength = await sendCode(db, settings, ask, input.proof)
    }
    const value = ask.id.toString('base64url')
    return new Reply(
      { ok: true, expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS, codeLength },
      { cookies: [{ name: 'otp', value, maxAgeSeconds: CODE_SECONDS }] },
    )
  }

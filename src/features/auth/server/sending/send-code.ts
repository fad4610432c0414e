import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { queueOnce } from '#features/messages/server/public.ts'
import {
  CODE_LENGTH,
  isEnoughProof,
  PRESSED_CODE_LENGTH,
  PRESSED_MESSAGE_SECONDS,
  type ProofLevel,
} from '../../limit-rules.ts'
import { CODE_SECONDS, RESEND_SECONDS } from '../../rules.ts'
import type { AuthSettings } from '../settings.ts'
import { findOpenChallenge, findSharedSeed, insertChallenge } from '../challenge-store.ts'
import { watchArrival } from '../email/email-otp.ts'
import { loginCode } from '../templates.ts'
import { addToTotal, countCost, countSend, countTotal } from './count-send.ts'
import { findDevice } from './devices.ts'
import { createPuzzle, readProof, takeProof, type Proof } from './proof.ts'

/** Who asks for a code, for which number, and the browser's earlier challenge. */
export interface CodeRequest {
  id: Buffer
  phone: string
  replaced: Buffer | undefined
  who: Visitor
}

class ProofRequired extends Error {
  readonly level: ProofLevel
  constructor(level: ProofLevel) {
    super('proof required')
    this.level = level
  }
}

/**
 * Sends a code where the caller may, and says how many digits it has.
 * @throws Refusal `proof_required` with a puzzle, or `too_many_requests` for this browser's hurry
 */
export async function sendCode(
  db: Database,
  { secret, otpDailyBudget }: AuthSettings,
  request: CodeRequest,
  proofText: string | undefined,
): Promise<number> {
  const { phone, who } = request
  await refuseHurry(db, request)
  const proof = await readProof(secret, proofText, { phone, now: who.now })
  const device = await findDevice(db, who, phone)
  const total = await countTotal(db, who.now)
  const sending = { phone, device, network: who.network, now: who.now }
  try {
    const { codeLength, isNew } = await inTransaction(db, async (tx) => {
      const { level, isPressed } = await countSend(tx, sending, total)
      await requireProof(tx, proof, level)
      await watchArrival(tx, request.id, who.now)
      return isPressed ? sendShared(tx, request) : sendOwn(tx, request)
    })
    await addToTotal(db, who.now)
    if (isNew) await countCost(db, otpDailyBudget, who)
    return codeLength
  } catch (error) {
    if (!(error instanceof ProofRequired)) throw error
    const challenge = await createPuzzle(secret, { phone, level: error.level, now: who.now })
    throw new Refusal('proof_required', 429, { details: { challenge } })
  }
}

/** The pause between two codes is the browser's own: no one else's sends make it longer. */
async function refuseHurry(db: Database, { phone, replaced, who }: CodeRequest): Promise<void> {
  const open = replaced && (await findOpenChallenge(db, replaced, who.now))
  if (open?.phone !== phone) return
  const waited = (who.now.getTime() - open.createdAt.getTime()) / 1000
  if (waited >= RESEND_SECONDS) return
  const seconds = Math.max(1, Math.ceil(RESEND_SECONDS - waited))
  throw new Refusal('too_many_requests', 429, { parameters: { seconds } })
}

async function requireProof(
  tx: Transaction,
  proof: Proof | undefined,
  level: ProofLevel,
): Promise<void> {
  if (level === 0) return
  if (!proof || !isEnoughProof(proof.level, level) || !(await takeProof(tx, proof))) {
    throw new ProofRequired(level)
  }
}

interface Sent {
  codeLength: number
  /** A message goes out for it; otherwise the one of a moment ago serves. */
  isNew: boolean
}

async function sendOwn(tx: Transaction, request: CodeRequest): Promise<Sent> {
  await openChallenge(tx, request, { codeLength: CODE_LENGTH })
  return { codeLength: CODE_LENGTH, isNew: await queueCode(tx, request, request.id, CODE_LENGTH) }
}

/**
 * To a pressed number one message goes out every two minutes, and its code opens the challenge of
 * each browser that asked meanwhile. So strangers can neither flood the phone nor keep its owner
 * waiting, and eight digits keep their guesses hopeless.
 */
async function sendShared(tx: Transaction, request: CodeRequest): Promise<Sent> {
  const { phone, who } = request
  const codeLength = PRESSED_CODE_LENGTH
  const since = new Date(who.now.getTime() - PRESSED_MESSAGE_SECONDS * 1000)
  const seed = await findSharedSeed(tx, phone, codeLength, since)
  await openChallenge(tx, request, { codeLength, seed })
  return { codeLength, isNew: await queueCode(tx, request, seed ?? request.id, codeLength) }
}

export const openChallenge = (
  tx: Transaction,
  { id, phone, replaced, who }: CodeRequest,
  code: { codeLength: number; seed?: Buffer | undefined },
): Promise<void> =>
  insertChallenge(
    tx,
    { id, phone, createdAt: who.now, expiresAt: codeExpiry(who.now), ...code },
    replaced,
  )

const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_SECONDS * 1000)

const queueCode = (
  tx: Transaction,
  { phone, who }: CodeRequest,
  seed: Buffer,
  digits: number,
): Promise<boolean> => {
  const challenge = seed.toString('base64url')
  return queueOnce(tx, {
    to: phone,
    template: loginCode,
    parameters: { challenge, phone, digits },
    language: who.language,
    dedupeKey: `login-code:${challenge}`,
    now: who.now,
    expiresAt: codeExpiry(who.now),
  })
}

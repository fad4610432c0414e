import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Transaction } from '#server/database/database.ts'
import {
  DERIVATION_ROUNDS,
  mostDerivations,
  PROOF_SECONDS,
  type ProofLevel,
} from '../../limit-rules.ts'

/** A solved proof of work: what it is worth, and its name, by which it is taken once. */
export interface Proof {
  id: Buffer
  level: ProofLevel
  expiresAt: Date
}

const keysOf = (secret: string) => {
  const key = (use: string) => createHmac('sha256', secret).update(`proof of work, ${use}`)
  return {
    hmacSignatureSecret: key('challenge').digest('hex'),
    hmacKeySignatureSecret: key('solution').digest('hex'),
  }
}

/** A puzzle of that level for one number. It is signed, so nothing of it is stored. */
export function createPuzzle(
  secret: string,
  { phone, level, now }: { phone: string; level: ProofLevel; now: Date },
): Promise<Challenge> {
  const most = mostDerivations(level)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: DERIVATION_ROUNDS,
    counter: randomInt(most / 2, most),
    deriveKey,
    data: { phone, level, until: now.getTime() + PROOF_SECONDS * 1000 },
    ...keysOf(secret),
  })
}

/** What a browser sent back; undefined where it is no valid proof for this number now. */
export async function readProof(
  secret: string,
  text: string | undefined,
  { phone, now }: { phone: string; now: Date },
): Promise<Proof | undefined> {
  if (text === undefined) return undefined
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(text, 'base64').toString()) as {
      challenge: Challenge
      solution: { counter: number; derivedKey: string }
    }
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...keysOf(secret),
    })
    const { data } = challenge.parameters
    if (!verified || data?.['phone'] !== phone) return undefined
    const until = Number(data['until'])
    if (until <= now.getTime()) return undefined
    return {
      id: Buffer.from(challenge.signature ?? '', 'hex'),
      level: Number(data['level']) as ProofLevel,
      expiresAt: new Date(until),
    }
  } catch {
    return undefined
  }
}

/** True for exactly one of any number of parallel uses. */
export async function takeProof(tx: Transaction, { id, expiresAt }: Proof): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_proofs')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

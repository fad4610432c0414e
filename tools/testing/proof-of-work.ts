import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CallError } from '../../src/shared/wire/call.ts'
import type { Output } from '../../src/shared/wire/endpoint.ts'
import { requestOtp } from '../../src/features/auth/contract.ts'
import type { TestBrowser } from './app.ts'

/** The proof that a browser would send for the puzzle of a refusal. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** The puzzle that a call was refused with; undefined where it was not. */
export async function puzzleOf(refused: Promise<unknown>): Promise<Challenge | undefined> {
  const error: unknown = await refused.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (error === undefined) return undefined
  if (error instanceof CallError && error.code === 'proof_required') {
    return error.details['challenge'] as Challenge
  }
  throw error
}

/** As the login page does: asks for a code and solves what is asked first. Says what that took. */
export async function askForCode(
  browser: TestBrowser,
  phone: string,
): Promise<Output<typeof requestOtp> & { derivations: number }> {
  let derivations = 0
  let proof: string | undefined
  for (;;) {
    try {
      const sent = await browser.call(requestOtp, { phone, ...(proof && { proof }) })
      return { ...sent, derivations }
    } catch (error) {
      const challenge = await puzzleOf(Promise.reject(error))
      if (!challenge) throw error
      proof = await solve(challenge)
      derivations += countDerivations(proof)
    }
  }
}

const countDerivations = (proof: string): number => {
  const { solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    solution: { counter: number }
  }
  return solution.counter + 1
}

import type { Challenge } from 'altcha-lib'
import { call, CallError } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { requestOtp } from '../../contract.ts'

/** Each answer may ask for a harder puzzle while others press; it levels out after a few. */
const PUZZLES_MAX = 5

/** Asks for a code, and solves the puzzle first where the server wants one. */
export async function sendCode(
  phone: string,
  onPuzzle: () => void,
): Promise<Output<typeof requestOtp>> {
  let proof: string | undefined
  for (let solved = 0; ; solved++) {
    try {
      return await call(requestOtp, { phone, ...(proof !== undefined && { proof }) })
    } catch (error) {
      const challenge = puzzleOf(error)
      if (!challenge || solved === PUZZLES_MAX) throw error
      onPuzzle()
      const { solvePuzzle } = await import('./solve-puzzle.ts')
      proof = await solvePuzzle(challenge)
    }
  }
}

const puzzleOf = (error: unknown): Challenge | undefined =>
  error instanceof CallError && error.code === 'proof_required'
    ? (error.details['challenge'] as Challenge | undefined)
    : undefined

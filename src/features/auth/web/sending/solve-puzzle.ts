import type { Challenge, Solution } from 'altcha-lib'

/**
 * The proof of work that the server asks for, as it goes back.
 * @throws Error where this browser cannot compute it
 */
export async function solvePuzzle(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('The worker did not start.')))
      worker.postMessage(challenge, [])
    })
    if (!solution) throw new Error('The puzzle has no solution here.')
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    worker.terminate()
  }
}

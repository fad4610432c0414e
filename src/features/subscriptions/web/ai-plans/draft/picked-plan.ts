/** Written by anyone who sends a visitor here with a plan in mind. */
const PICKED_KEY = 'sufra.ai-plan'

/** The plan that was picked, such as on the landing page before the login; 0 is none. */
export function readPickedAiPlan(): number {
  try {
    return Number(sessionStorage.getItem(PICKED_KEY) ?? 0)
  } catch {
    return 0
  }
}

export const hasPickedAiPlan = (): boolean => readPickedAiPlan() > 0

export function forgetPickedAiPlan(): void {
  try {
    sessionStorage.removeItem(PICKED_KEY)
  } catch {
    // Nothing was picked.
  }
}

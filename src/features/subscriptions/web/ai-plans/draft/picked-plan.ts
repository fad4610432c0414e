/** Written by whoever sends a visitor here with a plan in mind. */
export const PICKED_KEY = 'sufra.ai-plan'

/** A pick that waits to be taken up, such as one from the landing page before the login. */
export const hasPickedAiPlan = (): boolean => {
  try {
    return sessionStorage.getItem(PICKED_KEY) !== null
  } catch {
    return false
  }
}

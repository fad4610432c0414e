const KEY = 'sufra.plan'

/** Decision 40: the plan that was picked is preselected behind the login. */
export function rememberPlan(planId: number): void {
  try {
    sessionStorage.setItem(KEY, String(planId))
  } catch {
    // Without storage the plan is picked again on the next page.
  }
}

/** Part 1, section 4: where choosing a plan on the landing page leads. */
export const planTarget = (planId: number, isSignedIn: boolean): string =>
  isSignedIn ? `/meal-plans?plan=${planId}` : '/login?redirect=/meal-plans'

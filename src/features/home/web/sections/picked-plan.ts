const KEY = 'sufra.plan'
const AI_KEY = 'sufra.ai-plan'

/** The plan that was picked is preselected behind the login. */
export const rememberPlan = (planId: number): void => remember(KEY, planId)
export const rememberAiPlan = (planId: number): void => remember(AI_KEY, planId)

function remember(key: string, planId: number): void {
  try {
    sessionStorage.setItem(key, String(planId))
  } catch {
    // Without storage the plan is picked again on the next page.
  }
}

/** Where choosing a plan on the landing page leads. */
export const planTarget = (planId: number, isSignedIn: boolean): string =>
  isSignedIn ? `/meal-plans?plan=${planId}` : '/login?redirect=/meal-plans'

export const aiPlanTarget = (isSignedIn: boolean): string =>
  isSignedIn ? '/ai-meal-suggestions' : '/login?redirect=/ai-meal-suggestions'

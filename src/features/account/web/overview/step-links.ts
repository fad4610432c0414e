import type { Recommendation } from '../../rules.ts'

export const STEP_LINKS: Record<Recommendation, string> = {
  'complete-profile': '/dashboard/profile',
  'add-address': '/dashboard/addresses',
  'see-plans': '/meal-plans',
  'add-email': '/dashboard/profile',
}

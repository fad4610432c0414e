export { blockDishes } from './block-dishes.ts'
export {
  listBlockedIds,
  listBlockedIdsOf,
  listBlockedOf,
  listBlockedSlugs,
  listFamilies,
} from './blocked-read-model.ts'
export { findBlockingAllergy } from './find-blocking-allergy.ts'
export { loadWarnings, type WarnOf } from './load-warnings.ts'
export { householdJobs } from './jobs.ts'
export { householdRoutes } from './routes.ts'
export { createMember, replaceMember } from './save-member.ts'
export { leaveTracesOut, listMembers, listTables } from './store.ts'
export { householdTemplates } from './templates.ts'

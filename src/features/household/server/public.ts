export { findBlockingAllergy } from './find-blocking-allergy.ts'
export { householdRoutes } from './routes.ts'
export { createMember, replaceMember } from './save-member.ts'
export { listMembers, listTables } from './store.ts'

export { ApplyPage } from './apply/apply-page.tsx'
export { applyHead } from './head.ts'
export { applicationsQuery } from './queries.ts'

export { companyQuery } from './admin-queries.ts'
export { CompanySettings } from './company-settings.tsx'
export { contactQuery } from './queries.ts'

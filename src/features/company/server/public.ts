export { readCompany, type CompanyAtStart } from './company-store.ts'
export { companyRoutes } from './routes.ts'

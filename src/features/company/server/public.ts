export {
  findSavedCompany,
  isCompanyConfirmed,
  readCompany,
  type CompanyAtStart,
} from './company-store.ts'
export { companyRoutes } from './routes.ts'
export { findSetting, lockSetting, putSetting } from './setting-store.ts'

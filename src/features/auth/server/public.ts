export { authJobs } from './jobs.ts'
export { authRoutes } from './routes.ts'
export { carrySessions } from './sessions/carry-sessions.ts'
export { identify } from './sessions/session.ts'
export { sealedFactors } from './second-factor/check-code.ts'
export { forgetSecondFactor } from './second-factor/forget.ts'
export { listSessions } from './sessions/own-sessions.ts'
export { endSessions } from './sessions/end-sessions.ts'
export { authTemplates, CODE_TEMPLATES, emailCode } from './templates.ts'
export { notifyOfEmail } from './email/own-email.ts'
export { requireMobile } from './require-mobile.ts'
export { grantRole } from './grant-role.ts'
export {
  changeLanguage,
  changePerson,
  getPerson,
  insertAdmin,
  nameAccount,
  setRole,
  setSuspension,
  storeSounds,
  type PersonRow,
} from './people/person-store.ts'

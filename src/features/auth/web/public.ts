export { LoginPage } from './login-page.tsx'
export { loginOptionsQuery, sessionQuery, type SessionUser } from './queries.ts'
export { requireSession } from './require-session.ts'
export { useLogout } from './use-logout.ts'

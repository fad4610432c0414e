export { AdminShell } from './admin-shell.tsx'
export { ADMIN_PAGES } from './nav.ts'

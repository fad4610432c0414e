export { sayWhoIsSignedIn } from '#features/auth/web/public.ts'

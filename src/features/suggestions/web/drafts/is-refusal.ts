import { CallError } from '#shared/wire/call.ts'

/** The server's answer, in its own words; not one that was lost. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500

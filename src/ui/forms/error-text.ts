import { CallError } from '#shared/wire/call.ts'

/** The server's own sentence where it refused; what failed otherwise says the page. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.text !== ''
    ? error.text
    : fallback

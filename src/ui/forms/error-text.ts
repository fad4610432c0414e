import { CallError } from '#shared/wire/call.ts'

/** The server understood and said no; an answer that was lost, or an outage, is none. */
export const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500

/** The server's own sentence where it refused; what failed otherwise says the page. */
export const errorText = (error: unknown, fallback: string): string =>
  isRefusal(error) && error.text !== '' ? error.text : fallback

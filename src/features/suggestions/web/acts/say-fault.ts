import { CallError } from '#shared/call.ts'
import { toast } from '#ui/feedback/toast.ts'

/** The server's own sentence where it refused; what failed otherwise says the page. */
export const faultText = (error: unknown, fallback: string): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.text !== ''
    ? error.text
    : fallback

export const sayFault = (error: unknown, title: string, fallback: string): void =>
  toast({ title, text: faultText(error, fallback), variant: 'destructive' })

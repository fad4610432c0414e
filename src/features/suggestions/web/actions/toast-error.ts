import { toast } from '#ui/feedback/toast.ts'
import { errorText } from '#ui/forms/error-text.ts'

export const toastError = (error: unknown, title: string, fallback: string): void =>
  toast({ title, text: errorText(error, fallback), variant: 'destructive' })

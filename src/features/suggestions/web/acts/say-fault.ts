import { toast } from '#ui/feedback/toast.ts'
import { faultText } from '#ui/writing/fault-text.ts'

export const sayFault = (error: unknown, title: string, fallback: string): void =>
  toast({ title, text: faultText(error, fallback), variant: 'destructive' })

import { useMutation } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { logout } from '../session-contract.ts'
import { messages } from '../session-messages.ts'
import { useLeave } from './use-leave.ts'

/** Signs out and leaves for the home page. */
export function useLogout() {
  const { logout: words } = useTexts(messages)
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await leave()
      toast({ title: words.success, text: words.done, variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || words.failed,
        variant: 'destructive',
      }),
  })
}

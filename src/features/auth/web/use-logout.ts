import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, CallError } from '#shared/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { logout } from '../session-contract.ts'
import { messages } from '../messages.ts'
import { sessionQuery } from './queries.ts'

/** Signs out: the session goes, everything private leaves the cache, the home page comes. */
export function useLogout() {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await router.navigate({ to: '/' })
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, null)
      toast({ title: toasts.success, text: toasts.loggedOut, variant: 'success' })
    },
    onError: (error) =>
      toast({
        title: toasts.error,
        text: (error instanceof CallError && error.text) || toasts.logoutFailed,
        variant: 'destructive',
      }),
  })
}

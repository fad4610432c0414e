import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, CallError } from '#shared/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { logout } from '../session-contract.ts'
import { messages } from '../messages.ts'
import { sessionQuery } from './queries.ts'

const [SESSION] = sessionQuery.queryKey

/** Signs out: the session goes, everything private leaves the cache, the home page comes. */
export function useLogout() {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await router.navigate({ to: '/' })
      // The session's own query stays: the header watches it and would miss a new one.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION })
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

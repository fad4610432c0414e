import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, CallError } from '#shared/wire/call.ts'
import { forgetPerson } from '#shared/page/device.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { logout } from '../session-contract.ts'
import { messages } from '../session-messages.ts'
import { sessionQuery } from './queries.ts'

const [SESSION] = sessionQuery.queryKey

/** Signs out: the session goes, everything private leaves the cache and the device, the home page comes. */
export function useLogout() {
  const { logout: words } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await router.navigate({ to: '/' })
      forgetPerson()
      // The session's own query stays: the header watches it and would miss a new one.
      queryClient.setQueryData(sessionQuery.queryKey, null)
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION })
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

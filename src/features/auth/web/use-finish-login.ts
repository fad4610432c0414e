import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepOnlyOf } from '#shared/page/device.ts'
import { setPerson } from '#shared/page/person.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { safeRedirect } from '../rules.ts'
import { sessionQuery, type SessionUser } from './queries.ts'

/** The session is whole: nothing of before stays in the cache, and the wanted page opens, or that of their work. */
export function useFinishLogin(redirectTo: string | undefined) {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: SessionUser): Promise<void> => {
    setPerson(user.id)
    keepOnlyOf(user.id)
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, user)
    toast({ title: toasts.success, text: toasts.loggedIn, variant: 'success' })
    await router.navigate({ href: safeRedirect(redirectTo, user.role) })
  }
}

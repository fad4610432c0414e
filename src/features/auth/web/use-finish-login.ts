import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepOnlyOf } from '#shared/page/device.ts'
import { adoptDrafts } from '#shared/page/drafts.ts'
import { setPerson } from '#shared/page/person.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { safeRedirect } from '../rules.ts'
import { keepOnlySession, type SessionUser } from './queries.ts'

/** The session is whole: nothing of before stays in the cache, and the wanted page opens, or that of their work. */
export function useFinishLogin(redirectTo: string | undefined) {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: SessionUser): Promise<void> => {
    setPerson(user.id)
    keepOnlyOf(user.id)
    adoptDrafts(user.id, redirectTo?.split('?', 1)[0])
    keepOnlySession(queryClient, user)
    toast({ title: toasts.success, text: toasts.loggedIn, variant: 'success' })
    await router.navigate({ href: safeRedirect(redirectTo, user.role) })
  }
}

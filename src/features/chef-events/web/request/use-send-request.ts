import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { createChefEvent } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { joinCuisines } from '../../rules.ts'
import type { RequestDraft } from './draft.ts'
import { chefEventsQuery } from '../queries.ts'

/** Time to read the success before the page changes. */
const REDIRECT_MS = 1500
const OWN_EVENTS = '/dashboard/chef-events'

interface Listeners {
  onSent: () => void
  /** The server's words for single fields, by the form's names. */
  onFieldErrors: (fields: Readonly<Record<string, string>>) => void
}

const payloadOf = ({ eventType, eventDate, cuisinePreferences, ...rest }: RequestDraft) => {
  if (eventType === null || eventDate === null) throw new TypeError('The form is not complete.')
  return {
    ...rest,
    eventType,
    eventDate,
    cuisinePreference: joinCuisines(cuisinePreferences),
    specialRequirements: rest.specialRequirements.trim() || null,
  }
}

/** Sends a request, or first sends a signed-out person to the login and back. */
export function useSendRequest({ onSent, onFieldErrors }: Listeners) {
  const { toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isSent, setSent] = useState(false)

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => void router.navigate({ href: OWN_EVENTS }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSent, router])

  const askForLogin = () => {
    toast({
      title: toasts.authenticationRequired,
      text: toasts.loginToSubmit,
      variant: 'destructive',
    })
    void router.navigate({ to: '/login', search: { redirect: '/chef-hiring' } })
  }
  const send = useMutation({
    mutationFn: async (draft: RequestDraft) => call(createChefEvent, payloadOf(draft)),
    onSuccess: async () => {
      toast({ title: toasts.success, text: toasts.submitted, variant: 'success' })
      setSent(true)
      onSent()
      await queryClient.invalidateQueries(chefEventsQuery)
    },
    onError: (error) => {
      const isCallError = error instanceof CallError
      if (isCallError && error.status === 401) {
        queryClient.setQueryData(sessionQuery.queryKey, null)
        return askForLogin()
      }
      if (isCallError) onFieldErrors(error.fields)
      const isForm = !isCallError || error.status === 400
      const text = isForm ? toasts.formData : error.text || toasts.failed
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })

  const submit = async (draft: RequestDraft) => {
    const user = await queryClient.ensureQueryData(sessionQuery)
    if (user) send.mutate(draft)
    else askForLogin()
  }
  return { submit, isSending: send.isPending, isSent }
}

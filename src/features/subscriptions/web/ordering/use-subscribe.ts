import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { ownPaymentsQuery } from '#features/payments/web/public.ts'
import { call, CallError } from '#shared/wire/call.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { useWayOut } from '#ui/forms/use-way-out.ts'
import { createSubscription } from '../../contract.ts'
import { loginTexts } from '../login-texts.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'
import { texts } from './texts.ts'

export type Order = CallInput<typeof createSubscription>

interface SubscribeOptions {
  /** The page of the order: the login leads back to it. */
  page: '/meal-plans' | '/ai-meal-plans'
  created: string
  failureOf: (error: Error) => string
  onCreated: () => void
  onPriceChanged: (details: Readonly<Record<string, unknown>>) => void
}

/** Sends the order once, or first sends a signed-out person to the login and back. */
export function useSubscribe(options: SubscribeOptions) {
  const { page, created, failureOf, onCreated, onPriceChanged } = options
  const { toasts } = useTexts(texts)
  const login = useTexts(loginTexts)
  const wayOut = useWayOut()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isCreated, setCreated] = useState(false)
  const [failure, setFailure] = useState<string>()

  const askForLogin = () => {
    toast({
      title: login.authenticationRequired,
      text: login.loginToContinue,
      variant: 'destructive',
    })
    void router.navigate({ to: '/login', search: { redirect: page } })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (order: Order) => call(createSubscription, order),
    onMutate: () => setFailure(undefined),
    onSuccess: async () => {
      toast({ title: toasts.success, text: created, variant: 'success' })
      onCreated()
      setCreated(true)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
        queryClient.invalidateQueries({ queryKey: ['deliveries'] }),
        queryClient.invalidateQueries(ownPaymentsQuery),
      ])
    },
    onError: (error) => {
      const isCallError = error instanceof CallError
      if (isCallError && error.status === 401) return askForLogin()
      if (isCallError && error.code === 'price_changed') onPriceChanged(error.details)
      const text = failureOf(error)
      setFailure(text)
      toast({ title: toasts.error, text, variant: 'destructive', ...wayOut(error) })
    },
  })

  /** True where someone is signed in; otherwise the login opens. */
  const requireLogin = async (): Promise<boolean> => {
    const user = await queryClient.ensureQueryData(sessionQuery)
    if (!user) askForLogin()
    return user !== null
  }
  return { requireLogin, send: mutate, isBusy: isPending || isCreated, isCreated, failure }
}

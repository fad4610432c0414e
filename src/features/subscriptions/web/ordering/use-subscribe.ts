import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { ownPaymentsQuery } from '#features/payments/web/public.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { createSubscription } from '../../contract.ts'
import { loginTexts } from '../login-texts.ts'
import { SUBSCRIPTIONS_KEY } from '../queries.ts'
import { texts } from './texts.ts'

export type Order = CallInput<typeof createSubscription>

interface SubscribeOptions {
  /** The page of the order: the login leads back to it. */
  page: '/meal-plans' | '/ai-meal-plans'
  created: string
  failureOf: (error: unknown) => string
  onCreated: () => void
  onPriceChanged: (details: Readonly<Record<string, unknown>>) => void
}

/** Sends the order once, or first sends a signed-out person to the login and back. */
export function useSubscribe(options: SubscribeOptions) {
  const { page, created, failureOf, onCreated, onPriceChanged } = options
  const { toasts } = useTexts(texts)
  const login = useTexts(loginTexts)
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isCreated, setCreated] = useState(false)

  const askForLogin = () => {
    toast({
      title: login.authenticationRequired,
      text: login.loginToContinue,
      variant: 'destructive',
    })
    void router.navigate({ to: '/login', search: { redirect: page } })
  }
  const leaveForLogin = () => {
    askForLogin()
    return true
  }
  const { mutate, isPending, failure } = useAction(createSubscription, {
    done: { title: toasts.success, text: created },
    failed: failureOf,
    onDone: () => {
      onCreated()
      setCreated(true)
    },
    onRefused: {
      unauthenticated: leaveForLogin,
      second_factor_required: leaveForLogin,
      price_changed: ({ details }) => onPriceChanged(details),
    },
    refreshes: [SUBSCRIPTIONS_KEY, ['deliveries'], ownPaymentsQuery.queryKey],
  })

  /** True where someone is signed in; otherwise the login opens. */
  const requireLogin = async (): Promise<boolean> => {
    const user = await queryClient.ensureQueryData(sessionQuery)
    if (!user) askForLogin()
    return user !== null
  }
  return { requireLogin, send: mutate, isBusy: isPending || isCreated, isCreated, failure }
}

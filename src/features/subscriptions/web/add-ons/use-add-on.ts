import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useChange } from '#features/deliveries/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { addAddOn, endAddOn } from '../../add-on-contract.ts'
import type { AddOnStart } from '../../add-on-contract.ts'
import { addOnsOfPlanQuery } from '../queries.ts'
import { addOnTexts } from './add-on-texts.ts'

/** A charge takes seconds. */
const LOOK_MS = 1500

interface Input {
  from: AddOnStart
  /** AED that were shown. */
  agreed: number
}

/** The state of an add-on in a plan, and what can be done with it. */
export function useAddOn(subscriptionId: number, slug: string, onDone: () => void) {
  const words = useTexts(addOnTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [hasPressedPay, setHasPressedPay] = useState(false)
  const query = useQuery({
    ...addOnsOfPlanQuery(language, subscriptionId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ isBeingPaid }) => isBeingPaid) ? LOOK_MS : false,
  })
  const state = query.data?.find((addOn) => addOn.slug === slug)
  const isOn = typeof state?.onUntil === 'string'
  useEffect(() => {
    if (!isOn) return
    // What it opens was refused until now.
    void queryClient.invalidateQueries({ queryKey: ['shopping-lists'] })
  }, [isOn, queryClient])
  const adding = useChange({
    send: (input: Input) => call(addAddOn, { id: subscriptionId, addOn: slug, ...input }),
    say: ({ isBeingPaid, onUntil }) =>
      isBeingPaid ? words.charging : onUntil === null ? words.added : words.paid,
    failed: words.changeFailed,
    onDone,
  })
  const ending = useChange({
    send: (start: string) =>
      call(endAddOn, { id: subscriptionId, addOn: slug }).then((answer) => ({ ...answer, start })),
    say: ({ start }) => words.givenUp(start),
    failed: words.changeFailed,
    onDone,
  })
  return {
    query,
    state,
    add: (input: Input) => {
      if (input.from === 'now') setHasPressedPay(true)
      adding.mutate(input)
    },
    end: (start: string) => ending.mutate(start),
    isPending: adding.isPending || ending.isPending,
    /** It was paid for on this page, and the charge did not go through. */
    isDeclined:
      hasPressedPay &&
      adding.isSuccess &&
      !query.isFetching &&
      state?.isBeingPaid === false &&
      !isOn,
  }
}

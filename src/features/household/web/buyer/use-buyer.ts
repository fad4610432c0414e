import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileForm, updateProfile } from '#features/account/contract.ts'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import type { Allergen } from '#shared/food/food.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import { nameMessages } from '#shared/text/name-messages.ts'
import { useTexts } from '#ui/texts.ts'
import { buyerTexts } from '../../buyer-texts.ts'
import { avoidsTracesWith } from '../../rules.ts'
import { addAllergies } from '../member/add-allergies.ts'
import { AFTER_HOUSEHOLD } from '../queries.ts'
import type { Traces } from '../traces/traces-switch.tsx'

export const BUYER_NAME_FIELD = 'buyerName'

/** Why a name can't be sent, in the reader's language. */
function useNameError(name: string): string | undefined {
  const { nameNeeded } = useTexts(buyerTexts)
  const refusals: Readonly<Record<string, string>> = useTexts(nameMessages).refusals
  const code = profileForm.shape.name.safeParse(name).error?.issues[0]?.message
  return code === undefined ? undefined : (refusals[code] ?? nameNeeded)
}

interface BuyerDraft {
  name: string
  allergens: Allergen[]
  /** Undefined until it is answered: what was said of other allergies stays. */
  avoidsTraces: boolean | undefined
}

const emptyBuyer = (name = ''): BuyerDraft => ({ name, allergens: [], avoidsTraces: undefined })

function useBuyerDraft(knownName: string | undefined) {
  const draft = useDraft('buyer', emptyBuyer(knownName), { place: 'device' })
  const { allergens, avoidsTraces } = draft.values
  const traces: Traces = {
    isAsked: allergens.length > 0,
    areLeftOut: avoidsTraces ?? avoidsTracesWith(allergens),
    setLeftOut: (answer) => draft.change({ avoidsTraces: answer }),
  }
  const tick = (ticked: Allergen[]) => {
    const before = { allergens, avoidsTraces: avoidsTraces === true }
    const answer = avoidsTraces === undefined ? undefined : avoidsTracesWith(ticked, before)
    draft.change({ allergens: ticked, avoidsTraces: answer })
  }
  return { draft, traces, tick }
}

/** The switch was about what is ticked here: a yes of before for other allergies stays. */
const answerFor = (self: { avoidsTraces: boolean }, answer: boolean | undefined) =>
  self.avoidsTraces && answer === false ? undefined : answer

/**
 * Asks anyone who has no name yet, before an order is sent; never again afterwards. An allergy that
 * was ticked stays until it is saved, also where the name is known in the meantime.
 */
export function useBuyer() {
  const texts = useTexts(buyerTexts)
  const queryClient = useQueryClient()
  const { data: user } = useQuery(sessionQuery)
  const { draft, traces, tick } = useBuyerDraft(user?.name)
  const { name, allergens, avoidsTraces } = draft.values
  const [isTried, setTried] = useState(false)
  const isAsked = Boolean(user) && (user?.name === '' || allergens.length > 0)
  const nameError = useNameError(name)
  const save = async () => {
    if (allergens.length > 0) {
      await addAllergies(undefined, allergens, (self) => answerFor(self, avoidsTraces))
    }
    // Asked for where there is none: nothing is replaced.
    return call(updateProfile, { name }, { version: undefined })
  }
  const saving = useAction(save, {
    errorTitle: texts.failedTitle,
    failed: texts.failed,
    refreshes: AFTER_HOUSEHOLD,
    refreshesFirst: true,
    onDone: (profile) => {
      queryClient.setQueryData(
        sessionQuery.queryKey,
        (known) => known && { ...known, name: profile.name },
      )
      draft.clear()
    },
  })
  /** @returns whether the order may be sent. */
  const complete = async (): Promise<boolean> => {
    if (!isAsked) return true
    setTried(true)
    if (nameError !== undefined) {
      toast({ title: nameError, variant: 'destructive' })
      document.querySelector<HTMLElement>(`[name="${BUYER_NAME_FIELD}"]`)?.focus()
      return false
    }
    return saving.mutateAsync().then(
      () => true,
      () => false,
    )
  }
  return {
    isAsked,
    name,
    setName: (typed: string) => draft.change({ name: typed }),
    failure: isTried ? nameError : undefined,
    allergens,
    setAllergens: tick,
    traces,
    isSaving: saving.isPending,
    complete,
  }
}

export type Buyer = ReturnType<typeof useBuyer>

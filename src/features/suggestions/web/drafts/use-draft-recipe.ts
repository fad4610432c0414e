import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { draftRecipe } from '../../draft-contract.ts'
import { draftQuery, DRAFTS_KEY, draftsQuery, LIST_KEY, type RecipeDraft } from './queries.ts'
import { isRefusal } from '#ui/forms/error-text.ts'
import { draftTexts } from './texts.ts'

/** Has a recipe drafted; two presses in one moment send one sentence. */
export function useDraftRecipe(onDrafted: (draft: RecipeDraft) => void) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const { toasts } = useTexts(draftTexts)
  const isUnderWay = useRef(false)
  const { mutate, isPending, failure, error, reset } = useAction(
    (text: string) => call(draftRecipe, { text }),
    {
      failed: toasts.draftFailed,
      isErrorInPage: true,
      onDone: async (draft) => {
        await queryClient.cancelQueries({ queryKey: DRAFTS_KEY })
        const { queryKey } = draftQuery(language, draft.id, draft.servings)
        queryClient.setQueryData(queryKey, draft)
        queryClient.setQueryData(
          draftsQuery(language).queryKey,
          (held) => held && { ...held, drafts: [draft, ...held.drafts] },
        )
        onDrafted(draft)
      },
      onSettled: (_text, failed) => {
        isUnderWay.current = false
        // An answer that was lost on its way may have left a draft all the same.
        if (!isRefusal(failed)) void queryClient.invalidateQueries({ queryKey: LIST_KEY })
      },
    },
  )
  return {
    isPending,
    failure,
    isAllergyUnclear: error instanceof CallError && error.code === 'draft_allergy_unclear',
    clearFailure: reset,
    draft: (text: string) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(text)
    },
  }
}

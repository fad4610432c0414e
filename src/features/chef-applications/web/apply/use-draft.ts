import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#shared/call.ts'
import { useLanguage } from '#ui/language.tsx'
import { saveDraft } from '../../contract.ts'
import type { ApplicationType } from '../../rules.ts'
import { draftKey, type Draft } from '../queries.ts'
import { keepTyped, type Fields } from './fields.ts'

const PAUSE_MS = 900

interface DraftWish {
  type: ApplicationType
  fields: Fields
  step: number
  /** Undefined while nobody is signed in: then it stays in this page. */
  draft: Draft | undefined
}

/** Keeps what is typed on the server, a moment after the last key. */
export function useDraft({ type, fields, step, draft }: DraftWish) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [savedAt, setSavedAt] = useState(draft?.savedAt ?? null)
  const first = useRef(true)
  const isOwn = draft !== undefined
  const { mutate, mutateAsync, isPending, isError } = useMutation({
    scope: { id: `draft ${type}` },
    networkMode: 'always',
    mutationFn: (typed: { fields: Fields; step: number }) =>
      call(saveDraft, { type, ...typed.fields, step: typed.step }),
    onSuccess: (answer) => {
      queryClient.setQueryData(draftKey(language, type), answer)
      setSavedAt(answer.savedAt)
    },
  })
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    if (!isOwn) return
    const timer = setTimeout(() => mutate({ fields, step }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, step, isOwn, mutate])
  const keep = useEffectEvent(() => keepTyped(type, fields))
  useEffect(() => (isOwn ? undefined : () => keep()), [isOwn])
  return {
    savedAt,
    isSaving: isPending,
    isNotSaved: isError,
    saveNow: () => mutateAsync({ fields, step }),
  }
}

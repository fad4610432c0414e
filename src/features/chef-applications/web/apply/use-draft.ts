import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { saveDraft } from '../../draft-contract.ts'
import type { ApplicationType } from '../../rules.ts'
import { draftKey, type Draft } from '../queries.ts'
import { keepTyped, type Fields } from './fields.ts'

const PAUSE_MS = 900

interface DraftWish {
  type: ApplicationType
  fields: Fields
  step: number
  /** Undefined while no one is signed in: then it stays in this page. */
  draft: Draft | undefined
}

/** Keeps what is typed on the server: a moment after the last key, on leaving, and back online. */
export function useDraft({ type, fields, step, draft }: DraftWish) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [savedAt, setSavedAt] = useState(draft?.savedAt ?? null)
  const isOnline = useIsOnline()
  const first = useRef(true)
  const isWaiting = useRef(false)
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
    isWaiting.current = true
    const timer = setTimeout(() => {
      isWaiting.current = false
      mutate({ fields, step })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, step, isOwn, mutate])
  const leave = useEffectEvent(() => {
    if (!isOwn) keepTyped(type, fields)
    else if (isWaiting.current) mutate({ fields, step })
  })
  useEffect(() => () => leave(), [])
  const repeat = useEffectEvent(() => {
    if (isError) mutate({ fields, step })
  })
  useEffect(() => {
    if (isOnline) repeat()
  }, [isOnline])
  return {
    savedAt,
    isSaving: isPending,
    isNotSaved: isError,
    saveNow: () => {
      isWaiting.current = false
      return mutateAsync({ fields, step })
    },
  }
}

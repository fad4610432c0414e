import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { saveDraft } from '../../draft-contract.ts'
import type { ApplicationType } from '../../rules.ts'
import { draftKey, type Draft } from '../queries.ts'
import type { Fields } from './fields.ts'
import type { FieldsDraft } from './use-fields-draft.ts'

const PAUSE_MS = 900

interface SavedDraft {
  type: ApplicationType
  fields: Fields
  step: number
  /** Undefined while no one is signed in: then it stays in this browser. */
  draft: Draft | undefined
  /** What isn't saved yet. */
  typed: FieldsDraft
}

interface Typed {
  fields: Fields
  step: number
}

/** Keeps what is typed on the server: a moment after the last key, on leaving, and back online. */
export function useSavedDraft({ type, fields, step, draft, typed }: SavedDraft) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const [savedAt, setSavedAt] = useState(draft?.savedAt ?? null)
  const isOnline = useIsOnline()
  const isOwn = draft !== undefined
  const now = JSON.stringify({ fields, step })
  const newest = useRef(now)
  const isOpen = useRef(false)
  const sent = useRef(JSON.stringify({ fields: typed.opened, step }))
  const { mutate, mutateAsync, isPending, isError } = useMutation({
    scope: { id: `draft ${type}` },
    networkMode: 'always',
    mutationFn: (input: Typed) => {
      sent.current = JSON.stringify(input)
      return call(saveDraft, { type, ...input.fields, step: input.step })
    },
    onSuccess: (answer, input) => {
      queryClient.setQueryData(draftKey(language, type), answer)
      setSavedAt(answer.savedAt)
      // A wizard that was opened again since then has a base of its own, and saves by itself.
      if (isOpen.current && JSON.stringify(input) === newest.current) typed.clear(input.fields)
    },
  })
  useEffect(() => {
    newest.current = now
    if (!isOwn || now === sent.current) return
    const timer = setTimeout(() => mutate(JSON.parse(now) as Typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [now, isOwn, mutate])
  const leave = useEffectEvent(() => {
    if (isOwn && newest.current !== sent.current) mutate({ fields, step })
  })
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      leave()
    }
  }, [])
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
    saveNow: () => mutateAsync({ fields, step }),
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useGuard } from '#ui/records/guard.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import type { DocumentKind } from '../../rules.ts'
import { ADMIN_KEY } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'

export interface Look {
  /** Of the browser's own copy, which is thrown away when the page is left. */
  url: string
  mediaType: string
}

/** @throws CallError where the server refuses */
async function fetchDocument(id: number, kind: DocumentKind, reason: string): Promise<Look> {
  const query = new URLSearchParams({ reason }).toString()
  const answer = await fetch(`/api/admin/chef-applications/${id}/documents/${kind}?${query}`)
  if (!answer.ok) {
    const body = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
    throw new CallError(answer.status, body, answer.statusText)
  }
  const blob = await answer.blob()
  return { url: URL.createObjectURL(blob), mediaType: blob.type }
}

/** Documents that were opened with a reason, for as long as the page is open. */
export function useLooks(id: number) {
  const { look: words } = useTexts(adminTexts)
  const { error: errorTitle } = useTexts(recordTexts)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const [looks, setLooks] = useState<Partial<Record<DocumentKind, Look>>>({})
  const kept = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of kept.current) URL.revokeObjectURL(url)
      kept.current = []
    },
    [],
  )
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: ({ kind, reason }: { kind: DocumentKind; reason: string }) =>
      fetchDocument(id, kind, reason),
    onSuccess: async (look, { kind }) => {
      kept.current.push(look.url)
      setLooks((now) => ({ ...now, [kind]: look }))
      await queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
    },
    onError: (error, input) => {
      if (asksFor(error, () => mutate(input))) return
      const text = errorText(error, words.failed)
      toast({ title: errorTitle, text, variant: 'destructive' })
    },
  })
  return { looks, show: mutate, isPending }
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useTexts } from '#ui/texts.ts'
import { updateSettings } from '../../contract.ts'
import { messages } from '../../messages.ts'
import type { Choices } from '../../rules.ts'
import { saveLocally, saveUnsent, takeUnsent } from './local-settings.ts'
import { settingsQuery, type Settings } from '../queries.ts'

export interface Change {
  notifications?: Partial<Choices['notifications']>
  privacy?: Partial<Choices['privacy']>
}

/** A switch shows at once, is kept in this browser, and goes to the account; a refusal undoes it. */
export function useSettings() {
  const { settings, toasts } = useTexts(messages)
  const queryClient = useQueryClient()
  const isOnline = useIsOnline()
  const phone = useQuery(sessionQuery).data?.phone ?? ''
  const query = useQuery(settingsQuery)
  const save = useMutation({
    scope: { id: 'settings' },
    networkMode: 'always',
    mutationFn: (change: Change) => call(updateSettings, change),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = queryClient.getQueryData(settingsQuery.queryKey)
      if (before) queryClient.setQueryData(settingsQuery.queryKey, merge(before, change))
      return { before }
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      saveLocally(saved)
    },
    onError: (error, change, context) => {
      if (error instanceof CallError && error.isNetwork) {
        const shown = queryClient.getQueryData(settingsQuery.queryKey)
        if (shown) saveLocally(shown)
        saveUnsent(phone, change)
        return
      }
      if (context?.before) queryClient.setQueryData(settingsQuery.queryKey, context.before)
      const text = (error instanceof CallError && error.text) || toasts.settingsFailed
      toast({ title: toasts.error, text, variant: 'destructive' })
    },
  })

  const { mutate } = save
  useEffect(() => {
    if (!isOnline || phone === '') return
    const unsent = takeUnsent(phone)
    if (unsent) mutate(unsent)
  }, [isOnline, phone, mutate])

  const isKept = save.error instanceof CallError && save.error.isNetwork
  return {
    data: query.data,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    change: mutate,
    note: save.isPending
      ? settings.saving
      : save.isSuccess
        ? settings.savedHere
        : isKept
          ? settings.offline
          : '',
  }
}

const merge = (before: Settings, change: Change): Settings => ({
  ...before,
  notifications: { ...before.notifications, ...change.notifications },
  privacy: { ...before.privacy, ...change.privacy },
})

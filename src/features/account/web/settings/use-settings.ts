import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
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
  const keepUnsent = (_error: CallError, change: Change) => {
    const before = queryClient.getQueryData(settingsQuery.queryKey)
    if (before) {
      const shown = merge(before, change)
      queryClient.setQueryData(settingsQuery.queryKey, shown)
      saveLocally(shown)
    }
    saveUnsent(phone, change)
    return true
  }
  const save = useAction(updateSettings, {
    scope: 'settings',
    failed: toasts.settingsFailed,
    optimistic: async (change) => {
      await queryClient.cancelQueries({ queryKey: settingsQuery.queryKey })
      const before = queryClient.getQueryData(settingsQuery.queryKey)
      if (before) queryClient.setQueryData(settingsQuery.queryKey, merge(before, change))
      return () => queryClient.setQueryData(settingsQuery.queryKey, before)
    },
    onDone: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved)
      saveLocally(saved)
    },
    onRefused: { network: keepUnsent, timeout: keepUnsent },
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

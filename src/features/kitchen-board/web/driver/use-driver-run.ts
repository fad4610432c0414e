import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { RUN_COPIES } from '#shared/page/device.ts'
import { textsIn } from '#shared/language.ts'
import { useLanguage } from '#ui/language.tsx'
import { Outbox, type Entry } from '../offline/outbox.ts'
import { keepCopy, parseCopy, readCopy } from '../offline/saved-copy.ts'
import { useOutbox } from '../offline/use-outbox.ts'
import { driverRunQuery, type DriverRun, type DriverStop } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import { sendStopAction, withPendingStops, type StopAction } from './actions.ts'

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type PressedStop = Without<StopAction, 'ticketId' | 'version'>

export interface LiveRun {
  run: DriverRun | undefined
  savedAt: string | undefined
  /** When this device received what it shows. */
  receivedAt: number
  isOver: boolean
  error: Error | null
  isFetching: boolean
  retry: () => void
  entries: readonly Entry<StopAction>[]
  press: (stop: DriverStop, action: PressedStop) => void
  dismiss: (key: string) => void
}

/** A link that was cut short is as good as one that has ended. */
const OVER: ReadonlySet<string> = new Set(['run_over', 'invalid_input'])

/** A run as its driver works on it, with or without a network. */
export function useDriverRun(token: string): LiveRun {
  const language = useLanguage()
  const query = driverRunQuery(language, token)
  const client = useQueryClient()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(query)
  const isOver = error instanceof CallError && OVER.has(error.code)
  const copyKey = `${RUN_COPIES}${language}:${token}`
  useEffect(() => {
    if (data) keepCopy(copyKey, data)
    // Names and doors do not stay on the phone when the day is over.
    if (isOver) localStorage.removeItem(copyKey)
  }, [data, isOver, copyKey])
  const text = useSyncExternalStore(
    watchNothing,
    () => readCopy(copyKey),
    () => null,
  )
  const saved = useMemo(() => parseCopy<DriverRun>(text), [text])
  const shown = isOver ? undefined : (data ?? saved?.data)

  const [outbox] = useState(() => {
    const texts = textsIn(runsTexts, language).driver
    return new Outbox<StopAction>({
      storageKey: `run-outbox:${token}`,
      send: async (entry) => {
        const newest = await sendStopAction(token, entry)
        void client.cancelQueries({ queryKey: query.queryKey })
        client.setQueryData(query.queryKey, newest)
      },
      sayRefused: () => texts.refused,
      saySkipped: () => texts.skipped,
    })
  })
  const entries = useOutbox(outbox)
  return {
    run: useMemo(() => shown && withPendingStops(shown, entries), [shown, entries]),
    savedAt: data ? undefined : saved?.savedAt,
    receivedAt: data || !saved ? dataUpdatedAt : Date.parse(saved.savedAt),
    isOver,
    error,
    isFetching,
    retry: () => void refetch(),
    entries,
    press: ({ id, label, version }, action) => {
      for (const { key, subject, problem } of entries) {
        if (subject === label && problem !== undefined) outbox.dismiss(key)
      }
      outbox.add({ subject: label, action: { ...action, ticketId: id, version } })
    },
    dismiss: (key) => outbox.dismiss(key),
  }
}

const watchNothing = () => () => {}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { BOARD_COPIES } from '#shared/page/device.ts'
import { dayOf, type Day } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { Outbox, type Entry } from '../offline/outbox.ts'
import { outboxTexts } from '../offline/outbox-texts.ts'
import {
  deleteCopies,
  keepCopy,
  parseCopy,
  readCopy,
  type SavedCopy,
} from '../offline/saved-copy.ts'
import { useOutbox } from '../offline/use-outbox.ts'
import { boardQuery, type Board, type Ticket } from '../queries.ts'
import { sendAction, withPending, withTicket, type TicketAction } from './actions.ts'

export interface LiveBoard {
  /** What the kitchen sees: the server's board and what was pressed here since. */
  board: Board | undefined
  /** Set while the page shows a copy kept on this device. */
  savedAt: string | undefined
  /** When this device received what it shows. */
  receivedAt: number
  error: Error | null
  isFetching: boolean
  retry: () => void
  /** What the server does not know yet, and what it refused. */
  entries: readonly Entry<TicketAction>[]
  press: (ticket: Ticket, action: PressedAction) => void
  dismiss: (key: string) => void
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type PressedAction = Without<TicketAction, 'ticketId' | 'version'>

/** The board of a day, live while there is a network, and still of use for as long as there is none. */
export function useBoard(day?: Day): LiveBoard {
  const language = useLanguage()
  const query = boardQuery(language, day)
  const client = useQueryClient()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(query)
  // A tablet is handed on: what is kept on it belongs to who signed in.
  const { data: user } = useQuery(sessionQuery)
  const owner = user?.phone ?? ''
  const saved = useSavedBoard(data, `${BOARD_COPIES}${owner}:${language}:${day ?? ''}`, day)
  const shown = data ?? (isRefused(error) ? undefined : saved?.data)
  const outbox = useBoardOutbox(owner, (ticket) =>
    client.setQueryData(query.queryKey, (board) => board && withTicket(board, ticket)),
  )
  const entries = useOutbox(outbox)
  const invalidate = () => void client.invalidateQueries({ queryKey: ['kitchen-board'] })
  useLiveEvents(
    '/api/kitchen/events',
    { 'ticket-changed': invalidate, 'sheet-frozen': invalidate, 'sheet-amended': invalidate },
    invalidate,
  )
  return {
    board: useMemo(() => shown && withPending(shown, entries), [shown, entries]),
    savedAt: data ? undefined : saved?.savedAt,
    receivedAt: data || !saved ? dataUpdatedAt : Date.parse(saved.savedAt),
    error,
    isFetching,
    retry: () => void refetch(),
    entries,
    press: ({ id, label, version }, action) =>
      outbox.add({ subject: label, action: { ...action, ticketId: id, version } }),
    dismiss: (key) => outbox.dismiss(key),
  }
}

/** The kitchen is someone else's: nothing kept of it is shown. */
const isRefused = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 403 || error.status === 404)

/** One outbox as long as the page is open; a ticket that was taken goes straight into the board. */
function useBoardOutbox(owner: string, onTicket: (ticket: Ticket) => void): Outbox<TicketAction> {
  const language = useLanguage()
  const [outbox] = useState(() => {
    const texts = textsIn(outboxTexts, language)
    return new Outbox<TicketAction>({
      storageKey: `kitchen-outbox:${owner}`,
      send: (entry) => sendAndShow(entry, onTicket),
      sayRefused: () => texts.refused,
      saySkipped: () => texts.skipped,
    })
  })
  return outbox
}

/** A refusal brings the ticket as it is now, so that the board says the same as its reason. */
async function sendAndShow(
  entry: Entry<TicketAction>,
  onTicket: (ticket: Ticket) => void,
): Promise<void> {
  try {
    onTicket(await sendAction(entry))
  } catch (error) {
    const ticket = error instanceof CallError ? error.details['ticket'] : undefined
    if (ticket !== undefined) onTicket(ticket as Ticket)
    throw error
  }
}

function useSavedBoard(
  data: Board | undefined,
  key: string,
  day: Day | undefined,
): SavedCopy<Board> | undefined {
  const [today] = useState(() => dayOf(productNow()))
  useEffect(() => {
    // Names and doors of days that are over do not stay on the device.
    if (data && data.day >= data.today) keepCopy(key, data)
  }, [data, key])
  useEffect(() => {
    deleteCopies<Board>(BOARD_COPIES, (copy) => copy.data.day < today)
  }, [today])
  const text = useSyncExternalStore(
    watchNothing,
    () => readCopy(key),
    () => null,
  )
  const saved = useMemo(() => parseCopy<Board>(text), [text])
  // Yesterday's copy is no board of today.
  return saved?.data.day === (day ?? today) ? saved : undefined
}

const watchNothing = () => () => {}

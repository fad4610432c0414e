import { useState, type CSSProperties } from 'react'
import { cx } from '#ui/cx.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Board, Ticket } from '../queries.ts'
import { TicketCard } from '../ticket/ticket-card.tsx'
import { Column } from './column.tsx'
import { isLate } from '../ticket/header-state.ts'
import { BoardTotals } from './board-totals.tsx'
import { TogetherButton } from './together-button.tsx'
import { isIn, togetherOf, tracksOf, type View } from './view.ts'
import type { LiveBoard } from '../board/use-board.ts'

export interface BoardColumnsProps {
  board: Board
  now: Date
  live: LiveBoard
  isOnline: boolean
  onOpen: (ticket: Ticket) => void
}

const COLUMNS = ['due', 'preparing', 'ready', 'out'] as const
type ColumnId = (typeof COLUMNS)[number]

/** Four columns next to each other, as wide as they are full; on a phone one of them at a time. */
export function BoardColumns({ board, now, live, isOnline, onOpen }: BoardColumnsProps) {
  const { bar, columns: words, withoutDriver } = useTexts(boardTexts)
  const [shown, setShown] = useState<ColumnId>('due')
  const [alone, setAlone] = useState<Ticket>()
  const [view, setView] = useState<View>('all')
  const byStatus = Map.groupBy(board.tickets, ({ status }) => status)
  const inColumn = (id: ColumnId) => (byStatus.get(id) ?? []).filter(isIn(view))
  const waiting = new Set(
    live.entries
      .filter(({ problem }) => problem === undefined)
      .map(({ action }) => action.ticketId),
  )
  const lateOf = (id: ColumnId) =>
    (byStatus.get(id) ?? []).filter((ticket) => isLate(ticket, now)).length
  const ready = byStatus.get('ready') ?? []
  const handed = (ticket: Ticket) =>
    ticket.driver ? ready.filter(({ driver }) => driver?.runId === ticket.driver?.runId) : [ticket]
  const handOver = (tickets: readonly Ticket[]) => {
    for (const one of tickets) live.press(one, { kind: 'bump', from: 'ready', to: 'out' })
  }
  return (
    <>
      {alone && (
        <ConfirmDialog
          isOpen
          title={withoutDriver.title}
          cancelLabel={withoutDriver.keep}
          confirmLabel={withoutDriver.confirm}
          isDestructive={false}
          onCancel={() => setAlone(undefined)}
          onConfirm={() => {
            setAlone(undefined)
            handOver([alone])
          }}
        >
          {withoutDriver.text}
        </ConfirmDialog>
      )}
      <BoardTotals board={board} view={view} onView={setView} />
      <div className="grid grid-cols-4 gap-1.5 px-4.5 pt-2 pb-3 md:hidden">
        {COLUMNS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={shown === id}
            onClick={() => setShown(id)}
            className="min-h-12 rounded-field bg-card px-1 text-sm leading-head aria-pressed:bg-picked aria-pressed:font-strong aria-pressed:text-on-picked"
          >
            {words[id]}
            <b className="num block font-display font-bold">{inColumn(id).length}</b>
            {lateOf(id) > 0 && (
              <span className="num mx-auto mt-0.5 block w-fit rounded-full bg-bad px-2 text-xs font-strong text-on-bad">
                <span aria-hidden="true">! {lateOf(id)}</span>
                <span className="sr-only">{bar.late(lateOf(id))}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        style={{ '--columns': tracksOf(COLUMNS.map((id) => inColumn(id).length)) } as CSSProperties}
        className="grid min-h-0 flex-1 gap-3 px-4.5 pb-4 md:grid-cols-(--columns)"
      >
        {COLUMNS.map((id) => (
          <Column
            key={id}
            id={`column-${id}`}
            title={words[id]}
            tickets={inColumn(id).toSorted(inOrderAt(now))}
            action={
              (id === 'due' || id === 'preparing') && (
                <TogetherButton
                  from={id}
                  tickets={togetherOf(view, inColumn(id))}
                  onAction={live.press}
                />
              )
            }
            className={cx(shown !== id && 'max-md:hidden')}
          >
            {(ticket) => (
              <TicketCard
                ticket={ticket}
                day={board.day}
                now={now}
                isSavedHere={!isOnline && waiting.has(ticket.id)}
                handedWith={handed(ticket).length}
                onAction={(action) => live.press(ticket, action)}
                onHandOver={() => (ticket.driver ? handOver(handed(ticket)) : setAlone(ticket))}
                onOpen={() => onOpen(ticket)}
              />
            )}
          </Column>
        ))}
      </div>
    </>
  )
}

/** What should be there by now first, then closed doors, then by time, then by the route. */
const inOrderAt =
  (now: Date) =>
  (a: Ticket, b: Ticket): number => {
    const byLate = Number(isLate(b, now)) - Number(isLate(a, now))
    const byArrival = Number(a.knockedAt === null) - Number(b.knockedAt === null)
    return byLate || byArrival || deadlineOf(a).localeCompare(deadlineOf(b)) || a.number - b.number
  }

const deadlineOf = ({ status, arrivesAt, dueAt }: Ticket): string =>
  status === 'out' ? arrivesAt : dueAt

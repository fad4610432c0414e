import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import { OutboxNotes } from '../offline/outbox-notes.tsx'
import type { Board, Ticket } from '../queries.ts'
import { TicketDialog } from '../ticket/ticket-dialog.tsx'
import { FinishedDialog, RecallDialog } from '../ticket/ticket-lists.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardColumns } from '../columns/board-columns.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { useNow } from './clock.ts'
import { useNewTicketSound } from './new-ticket-sound.ts'
import { useBoard, type LiveBoard } from './use-board.ts'
import { useWakeLock } from './wake-lock.ts'

interface KitchenBoardProps {
  /** Another day than today. */
  day?: Day | undefined
  /** The ticket that is open from the start. */
  ticketId?: number | undefined
}

/** The kitchen's screen while it cooks. Dark whatever the device says: it hangs in a bright room. */
export function KitchenBoard({ day, ticketId }: KitchenBoardProps) {
  const { page } = useTexts(boardTexts)
  const live = useBoard(day)
  useWakeLock()
  return (
    <div
      data-theme="dark"
      className="relative flex min-h-dvh flex-col bg-bg text-ink print:hidden md:h-dvh md:overflow-hidden"
    >
      {live.board ? (
        <OpenBoard key={live.board.day} board={live.board} live={live} ticketId={ticketId} />
      ) : live.error ? (
        <ErrorState
          headingLevel={1}
          title={page.failed}
          isRetrying={live.isFetching}
          onRetry={live.retry}
          className="m-auto max-w-prose p-6"
        >
          {page.failedLead}
        </ErrorState>
      ) : (
        <BoardSkeleton />
      )}
    </div>
  )
}

type Shown = { kind: 'ticket'; id: number } | { kind: 'recall' } | { kind: 'finished' } | undefined

interface OpenBoardProps extends Pick<KitchenBoardProps, 'ticketId'> {
  board: Board
  live: LiveBoard
}

function OpenBoard({ board, live, ticketId }: OpenBoardProps) {
  const now = useNow(board.now, live.receivedAt)
  const isOnline = useIsOnline()
  const sound = useNewTicketSound(board.tickets)
  const [shown, setShown] = useState<Shown>(
    ticketId === undefined ? undefined : { kind: 'ticket', id: ticketId },
  )
  const close = () => setShown(undefined)
  const open = ({ id }: Ticket) => setShown({ kind: 'ticket', id })
  const openId = shown?.kind === 'ticket' ? shown.id : undefined
  return (
    <>
      <BoardBar
        board={board}
        now={now}
        isOnline={isOnline}
        sound={sound}
        onRecall={() => setShown({ kind: 'recall' })}
        onFinished={() => setShown({ kind: 'finished' })}
      />
      <OutboxNotes
        entries={live.entries}
        savedAt={live.savedAt}
        isOnline={isOnline}
        isSignedOut={live.error instanceof CallError && live.error.status === 401}
        onDismiss={live.dismiss}
      />
      {board.tickets.length === 0 ? (
        <NoTickets board={board} />
      ) : (
        <BoardColumns board={board} now={now} live={live} isOnline={isOnline} onOpen={open} />
      )}
      <TicketDialog
        ticket={board.tickets.find(({ id }) => id === openId)}
        now={now}
        onAction={live.press}
        onClose={close}
      />
      <RecallDialog
        isOpen={shown?.kind === 'recall'}
        tickets={board.tickets}
        now={now}
        onAction={live.press}
        onClose={close}
      />
      <FinishedDialog
        isOpen={shown?.kind === 'finished'}
        day={board.day === board.today ? undefined : board.day}
        tickets={board.tickets}
        onOpen={open}
        onClose={close}
      />
    </>
  )
}

function NoTickets({ board: { isFrozen } }: { board: Board }) {
  const { page } = useTexts(boardTexts)
  return (
    <EmptyState
      className="m-auto max-w-prose p-6"
      title={page.emptyTitle}
      action={<LinkButton href="/kitchen/plan">{page.plan}</LinkButton>}
    >
      {isFrozen ? page.empty : page.notFrozen}
    </EmptyState>
  )
}

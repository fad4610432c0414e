import { formatClock, formatDay, type Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { boardTexts } from '../board-texts.ts'
import { isOver } from '../board/board-bar.tsx'
import type { PressedAction } from '../board/use-board.ts'
import type { Ticket } from '../queries.ts'

interface ListDialogProps {
  isOpen: boolean
  tickets: readonly Ticket[]
  onClose: () => void
}

const newestFirst = (a: Ticket, b: Ticket): number => b.changedAt.localeCompare(a.changedAt)

/** The newest steps, each of which can be taken back. */
export function RecallDialog(
  props: ListDialogProps & {
    now: Date
    onAction: (ticket: Ticket, action: PressedAction) => void
  },
) {
  const { isOpen, tickets, now, onAction, onClose } = props
  const { recall: words, details } = useTexts(boardTexts)
  const { statuses } = useTexts(messages)
  const steps = tickets
    .flatMap((ticket) =>
      ticket.recall && new Date(ticket.recall.until) > now
        ? [{ ticket, recall: ticket.recall }]
        : [],
    )
    .toSorted((a, b) => newestFirst(a.ticket, b.ticket))
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <p className="text-muted">{steps.length === 0 ? words.none : words.lead}</p>
      <ul className="num mt-4 grid max-h-[60dvh] gap-2.5 overflow-y-auto">
        {steps.map(({ ticket, recall }) => (
          <li key={ticket.id} className="grid gap-1">
            <Button
              variant="line"
              isBlock
              onClick={() => {
                onAction(ticket, { kind: 'recall', from: ticket.status, to: recall.to })
                onClose()
              }}
            >
              {words.item(ticket.label, statuses[ticket.status], statuses[recall.to])}
            </Button>
            <p className="text-note text-muted">
              {details.backUntil(formatClock(new Date(recall.until)))}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What is delivered, failed or called off; a press shows the ticket. */
export function FinishedDialog(
  props: ListDialogProps & {
    /** Another day than today. */
    day: Day | undefined
    onOpen: (ticket: Ticket) => void
  },
) {
  const { isOpen, day, tickets, onOpen, onClose } = props
  const language = useLanguage()
  const { finished: words } = useTexts(boardTexts)
  const { statuses, reasons } = useTexts(messages)
  const done = tickets.filter(isOver).toSorted(newestFirst)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={day === undefined ? words.title : words.titleOn(formatDay(day, language, 'short'))}
    >
      {done.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="num grid max-h-[60dvh] gap-1 overflow-y-auto">
        {done.map((ticket) => (
          <li key={ticket.id}>
            <Button
              variant="plain"
              isBlock
              className="justify-between!"
              onClick={() => onOpen(ticket)}
            >
              <span>
                {ticket.label} <bdi className="font-normal text-muted">{ticket.area}</bdi>
              </span>
              <span className={ticket.status === 'delivered' ? 'text-ok' : 'text-bad'}>
                {ticket.failureReason ? reasons[ticket.failureReason] : statuses[ticket.status]}{' '}
                <span className="text-muted">{formatClock(new Date(ticket.changedAt))}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

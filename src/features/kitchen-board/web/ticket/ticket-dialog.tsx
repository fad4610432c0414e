import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock } from '#shared/dates.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { failureReasonsFrom, type KitchenReason } from '../../rules.ts'
import { boardTexts } from '../board-texts.ts'
import type { PressedAction } from '../board/use-board.ts'
import { FailureButton } from '../failure-button.tsx'
import type { Ticket } from '../queries.ts'

export interface TicketDialogProps {
  ticket: Ticket | undefined
  now: Date
  onAction: (ticket: Ticket, action: PressedAction) => void
  onClose: () => void
}

/** Everything about one ticket, and the steps that stand on no wide button. */
export function TicketDialog({ ticket, ...props }: TicketDialogProps) {
  return (
    <Dialog isOpen={ticket !== undefined} onClose={props.onClose} title={ticket?.label ?? ''}>
      {ticket && <Details {...props} ticket={ticket} />}
    </Dialog>
  )
}

function Details({ ticket, now, onAction, onClose }: TicketDialogProps & { ticket: Ticket }) {
  const { details: words } = useTexts(boardTexts)
  const { statuses, reasons } = useTexts(messages)
  const language = useLanguage()
  const press = (action: PressedAction) => {
    onAction(ticket, action)
    onClose()
  }
  const { status: from, recall, failureReason, refund } = ticket
  const canRecall = recall !== null && new Date(recall.until) > now
  return (
    <div className="grid gap-5">
      <dl className="num grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={statuses[from]}>
          {failureReason
            ? reasons[failureReason]
            : words.window(ticket.window.from, ticket.window.to)}
        </Fact>
        <Fact name={words.customer}>
          <bdi>{ticket.customerName}</bdi>
        </Fact>
        <Fact name={words.place}>
          <bdi>{ticket.area}</bdi>
          {ticket.place !== '' && <span className="block text-muted">{ticket.place}</span>}
        </Fact>
        <Fact name={words.driver}>
          {ticket.driver ? <bdi>{ticket.driver.name}</bdi> : words.nobody}
        </Fact>
      </dl>
      {refund !== null && (
        <p className="num rounded-field bg-warn-tint px-3.5 py-2.5 text-warn">
          {words.refunded(formatDirhams(toFils(refund), language))}
        </p>
      )}
      {from === 'out' && (
        <Button isBlock onClick={() => press({ kind: 'bump', from, to: 'delivered' })}>
          {words.delivered}
        </Button>
      )}
      {from === 'out' && ticket.knockedAt === null && (
        <div className="grid gap-1.5">
          <Button variant="line" isBlock onClick={() => press({ kind: 'knock' })}>
            {words.noOneOpens}
          </Button>
          <p className="text-note text-muted">{words.arrivedLead}</p>
        </div>
      )}
      {canRecall && (
        <div className="grid gap-1.5">
          <Button
            variant="line"
            isBlock
            onClick={() => press({ kind: 'recall', from, to: recall.to })}
          >
            {words.back(statuses[recall.to])}
          </Button>
          <p className="num text-note text-muted">
            {words.backUntil(formatClock(new Date(recall.until)))}
          </p>
        </div>
      )}
      <Reasons
        ticket={ticket}
        now={now}
        onFail={(reason) => press({ kind: 'bump', from, to: 'failed', reason })}
      />
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
)

function Reasons(props: { ticket: Ticket; now: Date; onFail: (reason: KitchenReason) => void }) {
  const { ticket, now, onFail } = props
  const { details: words } = useTexts(boardTexts)
  const possible = failureReasonsFrom(ticket.status)
  if (possible.length === 0) return null
  return (
    <details className="group border-t-line border-hairline pt-3">
      <summary className="flex min-h-11 items-center justify-between font-strong text-bad">
        {words.fail}
        <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <p className="mb-3 text-note text-muted">{words.failLead}</p>
      <ul className="grid gap-3">
        {possible.map((reason) => (
          <li key={reason} className="grid gap-1">
            <FailureButton
              reason={reason}
              knockedAt={ticket.knockedAt}
              now={now}
              words={words}
              onPress={() => onFail(reason)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

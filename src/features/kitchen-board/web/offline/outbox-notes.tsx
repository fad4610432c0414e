import { CloudUpload, TriangleAlert } from 'lucide-react'
import { formatClock } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { TicketAction } from '../board/actions.ts'
import type { Entry } from './outbox.ts'
import { outboxTexts } from './outbox-texts.ts'

export interface OutboxNotesProps {
  entries: readonly Entry<TicketAction>[]
  savedAt: string | undefined
  isOnline: boolean
  isSignedOut: boolean
  onDismiss: (key: string) => void
}

const NOTE =
  'mx-4.5 mb-3 flex flex-wrap items-center gap-2.5 rounded-field bg-hairline px-3.5 py-2.5'

/** What this device keeps for the server, and what the server would not take. */
export function OutboxNotes(props: OutboxNotesProps) {
  const { entries, savedAt, isOnline, isSignedOut, onDismiss } = props
  const words = useTexts(outboxTexts)
  const waiting = entries.filter(({ problem }) => problem === undefined)
  const refused = entries.filter(({ problem }) => problem !== undefined)
  const notes = [
    savedAt !== undefined && words.savedBoard(formatClock(new Date(savedAt))),
    !isOnline && waiting.length > 0 && words.waiting(waiting.length),
  ].filter((note) => note !== false)
  return (
    <>
      <output className="num empty:hidden">
        {notes.map((note) => (
          <span key={note} className={NOTE}>
            <CloudUpload aria-hidden="true" />
            {note}
          </span>
        ))}
        {isSignedOut && (
          <span className={NOTE}>
            {words.signedOut}{' '}
            <a href="/login?redirect=/kitchen" data-load className="text-link">
              {words.logIn}
            </a>
          </span>
        )}
      </output>
      {refused.length > 0 && (
        <section
          role="alert"
          data-theme="light"
          className="mx-4.5 mb-3 grid gap-2 rounded-day bg-cloth-blush px-4 py-3 text-ink"
        >
          <h2 className="flex items-center gap-2 text-lg text-bad">
            <TriangleAlert aria-hidden="true" />
            {words.title}
          </h2>
          <p>{words.lead}</p>
          <ul className="grid gap-1.5">
            {refused.map((entry) => (
              <Refused key={entry.key} entry={entry} onDismiss={onDismiss} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Refused(props: { entry: Entry<TicketAction>; onDismiss: (key: string) => void }) {
  const { entry, onDismiss } = props
  const words = useTexts(outboxTexts)
  const stepWords = useStepWords(entry.action)
  return (
    <li className="num flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>
        <b className="font-strong">
          {words.step(entry.subject, stepWords)} {formatClock(new Date(entry.at))}
        </b>
        <span className="block">{entry.problem}</span>
      </span>
      <Button variant="line" size="sm" onClick={() => onDismiss(entry.key)}>
        {words.dismiss}
      </Button>
    </li>
  )
}

function useStepWords(action: TicketAction): string {
  const words = useTexts(outboxTexts)
  const { statuses } = useTexts(messages)
  return action.kind === 'bump' ? statuses[action.to] : words[action.kind]
}

import { Check } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { PressedAction } from '../board/use-board.ts'
import type { Ticket } from '../queries.ts'

type Line = Ticket['lines'][number]

/** The dishes of a ticket; in the kitchen each can be ticked off. */
export function TicketLines(props: { ticket: Ticket; onAction: (action: PressedAction) => void }) {
  const { ticket, onAction } = props
  const canTick = ticket.status === 'due' || ticket.status === 'preparing'
  return (
    <ul className="min-w-0 flex-1 px-1.5 py-1">
      {ticket.lines.map((line) => (
        <li key={line.position}>
          {canTick ? (
            <Tick
              line={line}
              onChange={(isDone) => onAction({ kind: 'tick', position: line.position, isDone })}
            />
          ) : (
            <div className={ROW}>
              <Box isDone />
              <Words line={line} isDone />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const ROW = 'relative grid min-h-11 grid-cols-[40px_26px_1fr] items-center py-0.5'

function Tick({ line, onChange }: { line: Line; onChange: (isDone: boolean) => void }) {
  const { ticket: words } = useTexts(boardTexts)
  return (
    <label className={cx(ROW, 'rounded-field has-focus-visible:outline-3 outline-focus')}>
      <input
        type="checkbox"
        className="sr-only"
        aria-label={words.tick(line.quantity, line.name)}
        checked={line.isDone}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Box isDone={line.isDone} />
      <Words line={line} isDone={line.isDone} />
    </label>
  )
}

const Box = ({ isDone }: { isDone: boolean }) => (
  <span
    aria-hidden="true"
    className={cx(
      'ms-2 grid size-6.5 place-items-center rounded-[8px]',
      isDone ? 'bg-ok text-card' : 'inset-ring-2 inset-ring-control',
    )}
  >
    {isDone && <Check className="size-5" />}
  </span>
)

function Words({ line, isDone }: { line: Line; isDone: boolean }) {
  const { ticket: words } = useTexts(boardTexts)
  const notes = [
    line.portion === 'regular' ? '' : words.portions[line.portion],
    line.instructions,
  ].filter((note) => note !== '')
  return (
    <>
      <span
        className={cx('num font-display text-lg leading-none font-bold', isDone && 'text-muted')}
      >
        {line.quantity}
      </span>
      <span className={cx('leading-head', isDone && 'text-muted')}>
        {line.name}
        {notes.map((note) => (
          <small key={note} className="block text-sm text-muted">
            <bdi>{note}</bdi>
          </small>
        ))}
      </span>
    </>
  )
}

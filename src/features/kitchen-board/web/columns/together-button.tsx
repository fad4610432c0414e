import { Check, Flame } from 'lucide-react'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Ticket } from '../queries.ts'
import type { LiveBoard } from '../board/use-board.ts'

interface TogetherButtonProps {
  from: 'due' | 'preparing'
  /** Of one dish, and nothing of it to keep apart. */
  tickets: readonly Ticket[]
  onAction: LiveBoard['press']
}

const NEXT = { due: 'preparing', preparing: 'ready' } as const

/** Takes the tickets of a batch one step on with one press. */
export function TogetherButton({ from, tickets, onAction }: TogetherButtonProps) {
  const { ticket: words } = useTexts(boardTexts)
  if (tickets.length === 0) return null
  const Icon = from === 'due' ? Flame : Check
  return (
    <button
      type="button"
      onClick={() => {
        for (const ticket of tickets) onAction(ticket, { kind: 'bump', from, to: NEXT[from] })
      }}
      className="num mb-2.5 flex min-h-12 w-full flex-none items-center justify-center gap-2 rounded-btn bg-picked px-4 font-strong text-on-picked outline-offset-[-4px]"
    >
      <Icon aria-hidden="true" />
      {words.together[from](tickets.length)}
    </button>
  )
}

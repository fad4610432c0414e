import { useQueryClient } from '@tanstack/react-query'
import { OctagonX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { SubstituteDialog } from '#features/production/web/public.ts'
import type { Day } from '#shared/dates.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Ticket } from '../queries.ts'

type Line = Ticket['lines'][number]

/** A dish that someone has reacted to is not sent any more; another one is chosen here. */
export function StoppedBand({ ticket: { id, lines, status }, day }: { ticket: Ticket; day: Day }) {
  const { ticket: words } = useTexts(boardTexts)
  const queryClient = useQueryClient()
  const [exchanged, setExchanged] = useState<Line>()
  const stopped = lines.filter(({ isStopped }) => isStopped)
  if (stopped.length === 0 || status === 'out') return null
  const close = () => {
    setExchanged(undefined)
    void queryClient.invalidateQueries({ queryKey: ['kitchen-board'] })
  }
  return (
    <ul className="grid bg-bad px-3.5 py-1.5 text-note leading-snug font-strong text-on-bad">
      {stopped.map((line) => (
        <li key={line.position}>
          <p className="flex items-center gap-2">
            <OctagonX aria-hidden="true" className="flex-none" />
            {words.stopped(line.name)}
          </p>
          {status === 'ready' ? (
            <p>{words.recallFirst}</p>
          ) : (
            <button
              type="button"
              onClick={() => setExchanged(line)}
              className="min-h-11 underline outline-offset-[-4px]"
            >
              {words.sendAnother}
            </button>
          )}
        </li>
      ))}
      {exchanged && (
        <Suspense>
          <SubstituteDialog
            day={day}
            line={{ id, position: exchanged.position, dish: exchanged.name }}
            onClose={close}
          />
        </Suspense>
      )}
    </ul>
  )
}

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'

export interface StepCardProps {
  number: number
  title: string
  state: 'done' | 'open' | 'later'
  /** One line: what was answered, or what will be asked. */
  summary?: ReactNode
  /** On a finished step: opens it again. */
  onEdit?: () => void
  children?: ReactNode
}

const FRAMES = {
  done: 'border-line border-hairline px-4 py-3.5 md:px-6 md:py-5',
  open: 'md:border-2 md:border-ink md:p-6 max-md:border-0 max-md:bg-transparent max-md:pt-2.5',
  later: 'border-line border-hairline px-4 py-3.5 md:px-6 md:py-5',
}

const MARKS = {
  done: 'bg-ok-tint text-ok',
  open: 'bg-picked text-on-picked',
  later: 'bg-sunk text-ink',
}

/** A step of a flow: finished is one line with Edit, open carries its fields, later is quiet. */
export function StepCard({ number, title, state, summary, onEdit, children }: StepCardProps) {
  const words = useWords()
  return (
    <section
      aria-current={state === 'open' ? 'step' : undefined}
      className={cx('rounded-card bg-card', FRAMES[state])}
    >
      <header className="flex items-center gap-3 md:gap-4">
        <span
          className={cx(
            'display num grid size-9 flex-none place-items-center rounded-full text-md leading-none',
            MARKS[state],
          )}
        >
          {state === 'done' ? <Check /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.0625rem] md:text-xl">
            <span>{title}</span>
            {state === 'done' && <span className="sr-only"> ({words.done})</span>}
          </h2>
          {summary && <div className="text-sm text-muted md:text-note">{summary}</div>}
        </div>
        {state === 'done' && onEdit && (
          <Button variant="plain" size="sm" onClick={onEdit} aria-label={`${words.edit}: ${title}`}>
            {words.edit}
          </Button>
        )}
      </header>
      {state === 'open' && children && <div className="mt-5">{children}</div>}
    </section>
  )
}

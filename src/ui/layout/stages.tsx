import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'

export interface Stage {
  label: string
  note?: ReactNode
  state: 'done' | 'now' | 'later'
}

const STARS = {
  done: 'top-0 size-6 bg-picked',
  now: '-top-[3px] size-7.5 bg-stage-now',
  later: 'top-0 size-6 bg-hairline',
}

/** Progress through named stages, as a line of stars. */
export function Stages(props: { label: string; stages: Stage[]; className?: string }) {
  const words = useWords()
  return (
    <ol aria-label={props.label} className={cx('grid auto-cols-fr grid-flow-col', props.className)}>
      {props.stages.map(({ label, note, state }, position) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative pe-3 pt-8.5 text-note leading-snug"
        >
          {position < props.stages.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute inset-x-0 top-2.5 h-1',
                state === 'done' ? 'bg-picked' : 'bg-sunk',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cx('mark mask-star absolute start-0', STARS[state])}
          />
          <strong className="block font-strong">{label}</strong>
          <span className="sr-only">{words[state]}</span>
          {note && <span className="block text-muted">{note}</span>}
        </li>
      ))}
    </ol>
  )
}

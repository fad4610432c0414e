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
  now: '-top-[3px] -ms-[3px] size-7.5 bg-stage-now md:ms-0',
  later: 'top-0 size-6 bg-hairline',
}

/** Progress through named stages: a line of stars, standing upright on a phone. */
export function Stages(props: { label: string; stages: Stage[]; className?: string }) {
  const words = useWords()
  const last = props.stages.length - 1
  return (
    <ol
      aria-label={props.label}
      className={cx('grid md:auto-cols-fr md:grid-flow-col', props.className)}
    >
      {props.stages.map(({ label, note, state }, position) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative text-note leading-snug max-md:min-h-14 max-md:ps-10 max-md:pb-4 md:pe-3 md:pt-8.5"
        >
          {position < last && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute max-md:inset-y-0 max-md:start-2.5 max-md:w-1 md:inset-x-0 md:top-2.5 md:h-1',
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

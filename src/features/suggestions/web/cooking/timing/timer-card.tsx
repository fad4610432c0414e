import { BellOff, Pause, Play, Plus, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { cookingTexts } from '../texts.ts'
import { TimerRing } from './timer-ring.tsx'
import { findTimer, formatClock, leftMs, shareLeft, stateOf } from './timers.ts'
import type { Timers } from './use-timers.ts'

/** The countdown of one step. It goes on while other steps are read. */
export function TimerCard(props: { step: number; seconds: number; timers: Timers }) {
  const { timer: texts } = useTexts(cookingTexts)
  const { step, seconds, timers } = props
  const timer = findTimer(timers.timers, step)
  const state = timer ? stateOf(timer, timers.now) : 'ready'
  const duration = texts.duration(Math.floor(seconds / 60), seconds % 60)
  const note = {
    ready: texts.forThisStep(duration),
    running: texts.forThisStep(duration),
    paused: texts.isPaused,
    over: texts.isOver,
  }[state]
  return (
    <section
      aria-label={texts.title}
      className={cx(
        'grid grid-cols-[4.75rem_minmax(0,1fr)_auto] items-center gap-4 rounded-card p-3 pe-3.5',
        state === 'over' ? 'bg-warn-tint' : 'bg-sunk',
      )}
    >
      <TimerRing share={timer ? shareLeft(timer, timers.now) : 1} className="size-19" />
      <div>
        <div
          role="timer"
          dir="ltr"
          className="num display text-start text-[2rem] leading-tight font-bold rtl:text-end"
        >
          {formatClock(timer ? leftMs(timer, timers.now) : seconds * 1000)}
        </div>
        <div className={cx(state === 'over' ? 'font-strong text-warn' : 'text-muted')}>{note}</div>
      </div>
      <div className="flex items-center gap-1.5">
        {state === 'over' ? (
          <IconButton
            variant="line"
            size="lg"
            label={texts.extend}
            icon={<Plus />}
            onClick={() => timers.extend(step)}
          />
        ) : (
          timer && (
            <IconButton
              label={texts.reset}
              icon={<RotateCcw />}
              onClick={() => timers.stop(step)}
            />
          )
        )}
        <MainButton {...props} state={state} />
      </div>
    </section>
  )
}

interface MainButtonProps {
  step: number
  seconds: number
  timers: Timers
  state: 'ready' | 'running' | 'paused' | 'over'
}

function MainButton({ step, seconds, timers, state }: MainButtonProps) {
  const { timer: texts } = useTexts(cookingTexts)
  if (state === 'running') {
    return <RoundButton label={texts.pause} icon={<Pause />} onClick={() => timers.pause(step)} />
  }
  if (state === 'over') {
    return <RoundButton label={texts.stop} icon={<BellOff />} onClick={() => timers.stop(step)} />
  }
  return (
    <RoundButton
      label={state === 'paused' ? texts.resume : texts.start}
      icon={<Play className="flip" />}
      onClick={() => timers.start(step, seconds)}
    />
  )
}

function RoundButton(props: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="grid size-14 place-items-center rounded-full bg-picked text-on-picked transition-[scale] duration-(--t-press) active:scale-95 [&_.lucide]:size-6.5"
    >
      {props.icon}
    </button>
  )
}

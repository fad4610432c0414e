import { BellRing, Pause, Timer } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { cookingTexts } from '../texts.ts'
import { formatClock, leftMs, stateOf, type TimerState } from './timers.ts'
import type { Timers } from './use-timers.ts'

const ICONS = { running: Timer, paused: Pause, over: BellRing }
const LOOKS: Record<TimerState, string> = {
  running: 'bg-pill text-on-pill',
  paused: 'bg-sunk text-ink',
  over: 'bg-star-fill text-on-star',
}

interface TimerStripProps {
  timers: Timers
  /** The step in sight shows its timer itself. */
  currentStep: number
  onGo: (step: number) => void
}

/** The timers of the other steps; each leads to its own. */
export function TimerStrip({ timers, currentStep, onGo }: TimerStripProps) {
  const { timer: texts } = useTexts(cookingTexts)
  const others = timers.timers.filter(({ step }) => step !== currentStep)
  if (others.length === 0) return null
  return (
    <ul aria-label={texts.list} className="flex flex-wrap gap-2">
      {others.map((timer) => {
        const state = stateOf(timer, timers.now)
        const clock = formatClock(leftMs(timer, timers.now))
        const Icon = ICONS[state]
        return (
          <li key={timer.step}>
            <button
              type="button"
              onClick={() => onGo(timer.step)}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-strong',
                LOOKS[state],
              )}
            >
              <Icon />
              <span>{texts.ofStep(timer.step + 1)}</span>
              {state === 'over' ? (
                <span>{texts.isOver}</span>
              ) : (
                <bdi dir="ltr" className="num">
                  {clock}
                </bdi>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { cookingTexts } from '../texts.ts'

interface StepButtonsProps {
  /** From 0; `count` is the last page. */
  position: number
  count: number
  onGo: (position: number) => void
}

const shape =
  'inline-flex min-h-17 items-center justify-center gap-3 rounded-[1.25rem] text-xl font-strong transition-[background-color,scale] duration-(--t-press) active:scale-98'

/** Large enough for wet hands, always at the lower edge. */
export function StepButtons({ position, count, onGo }: StepButtonsProps) {
  const { step } = useTexts(cookingTexts)
  const isFirst = position === 0
  const isDone = position === count
  const isLastStep = position === count - 1
  return (
    <div
      className={cx(
        'grid flex-none gap-3 bg-bg px-5.5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:rounded-es-cloth lg:px-12 lg:pb-8',
        !isFirst && !isDone && 'grid-cols-[4.5rem_minmax(0,1fr)]',
      )}
    >
      {!isFirst && (
        <button
          type="button"
          aria-label={isDone ? undefined : step.previous}
          onClick={() => onGo(position - 1)}
          className={cx(shape, 'inset-ring-(length:--line) inset-ring-control hover:bg-sunk')}
        >
          <ArrowLeft className="flip" />
          {isDone && step.previous}
        </button>
      )}
      {!isDone && (
        <button
          type="button"
          onClick={() => onGo(position + 1)}
          className={cx(shape, 'bg-primary text-on-primary hover:bg-primary-hover')}
        >
          {isLastStep ? step.finish : step.next}
          <ArrowRight className="flip" />
        </button>
      )}
    </div>
  )
}

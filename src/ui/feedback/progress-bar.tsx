import { cx } from '../cx.ts'

export interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** The same in words, such as "5 of 10 meals picked". */
  text?: string
  className?: string
}

export function ProgressBar({ label, value, max, text, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className={cx('h-2 overflow-hidden rounded-full bg-sunk', className)}
    >
      <div className="h-full rounded-full bg-picked" style={{ inlineSize: `${share * 100}%` }} />
    </div>
  )
}

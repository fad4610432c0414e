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
    <div className={cx('h-2 overflow-hidden rounded-full bg-sunk', className)}>
      <progress
        className="sr-only"
        aria-label={label}
        aria-valuetext={text}
        value={value}
        max={max}
      />
      <div
        aria-hidden="true"
        className="h-full rounded-full bg-picked forced-color-adjust-none"
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
  )
}

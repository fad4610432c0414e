import type { ReactNode } from 'react'
import { variants } from '../cx.ts'
import type { Tone } from './notice.tsx'

const chipClass = variants(
  'inline-flex min-h-7 w-fit items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-strong whitespace-nowrap',
  {
    tone: {
      quiet: 'bg-sunk text-ink',
      ok: 'bg-ok-tint text-ok',
      info: 'bg-info-tint text-info',
      warn: 'bg-warn-tint text-warn',
      bad: 'bg-bad-tint text-bad',
      picked: 'bg-picked text-on-picked',
      pill: 'bg-pill text-on-pill',
      star: 'bg-star-fill text-on-star',
    },
  },
  { tone: 'quiet' },
)

export interface ChipProps {
  tone?: Tone | 'quiet' | 'picked' | 'pill' | 'star'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** A short state or fact in words; the colour only repeats what the words say. */
export function Chip({ tone, icon, className, children }: ChipProps) {
  return (
    <span className={chipClass({ tone }, className)}>
      {icon}
      <span className="contents">{children}</span>
    </span>
  )
}

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { variants } from '../cx.ts'

export type Tone = 'info' | 'ok' | 'warn' | 'bad'

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

const noticeClass = variants(
  'flex flex-wrap items-start gap-3 rounded-tile px-4.5 py-3.5 text-ink [&>.lucide]:mt-1',
  {
    tone: {
      info: 'bg-info-tint [&>.lucide]:text-info',
      ok: 'bg-ok-tint [&>.lucide]:text-ok',
      warn: 'bg-warn-tint [&>.lucide]:text-warn',
      bad: 'bg-bad-tint [&>.lucide]:text-bad',
      quiet: 'bg-sunk',
    },
  },
  { tone: 'quiet' },
)

export interface NoticeProps {
  tone?: Tone | 'quiet'
  title?: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** Read out when it appears; leave out for what is in the page from the start. */
  isLive?: boolean
  className?: string
  children?: ReactNode
}

/** A sentence that belongs to the page: what is so, what is safe, what to do. */
export function Notice({
  tone = 'quiet',
  title,
  icon,
  action,
  isLive,
  className,
  children,
}: NoticeProps) {
  const Icon = tone === 'quiet' ? Info : ICONS[tone]
  return (
    <div
      role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={noticeClass({ tone }, className)}
    >
      {icon ?? <Icon />}
      <div className="min-w-0 flex-1 basis-40">
        {title && <strong className="font-strong">{title} </strong>}
        <div className="contents">{children}</div>
      </div>
      {action}
    </div>
  )
}

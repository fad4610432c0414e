import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words.ts'
import { Notice, type Tone } from './notice.tsx'

interface RetryNoticeProps {
  tone?: Tone
  title?: string
  /** "Try again" without one. */
  label?: string | undefined
  isRetrying: boolean
  onRetry: () => void
  /** What did not load, or why. */
  children?: ReactNode
}

/** A part of the page did not load, and can be asked for again; for a whole page see ErrorState. */
export function RetryNotice({
  tone = 'bad',
  title,
  label,
  isRetrying,
  onRetry,
  children,
}: RetryNoticeProps) {
  const { tryAgain } = useWords()
  return (
    <Notice
      tone={tone}
      isLive
      title={title}
      action={
        <Button size="sm" variant="line" isPending={isRetrying} onClick={onRetry}>
          {label ?? tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}

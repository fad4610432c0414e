import type { ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words.ts'
import { errorText } from '../forms/error-text.ts'
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

/** What `useQuery` answers, as far as a failure needs it. */
export interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface QueryFailureProps {
  query: FailedQuery
  /** What did not load, where the server gives no reason. */
  children: string
}

/** Why something did not load: a refusal stays as it is, anything else can be asked for again. */
export function QueryFailure({ query, children }: QueryFailureProps) {
  const { error, isFetching, refetch } = query
  const text = errorText(error, children)
  if (error instanceof CallError && error.isFinal) {
    return (
      <Notice tone="bad" isLive>
        {text}
      </Notice>
    )
  }
  return (
    <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
      {text}
    </RetryNotice>
  )
}

import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useWords } from '../words.ts'
import { EmptyState } from './empty-state.tsx'

export interface ErrorStateProps {
  /** What did not work, such as "Your chef events did not load". */
  title: string
  /** Whether anything is lost, and whose fault it is. */
  children: ReactNode
  onRetry: () => void
  isRetrying: boolean
  /** The request's id, for a message to us. */
  reference?: string | undefined
  more?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const words = useWords()
  return (
    <div role="alert" className={props.className}>
      <EmptyState
        title={props.title}
        plate="cream"
        headingLevel={props.headingLevel ?? 2}
        action={
          <>
            <Button onClick={props.onRetry} isPending={props.isRetrying}>
              <RefreshCw />
              {words.tryAgain}
            </Button>
            {props.more}
          </>
        }
      >
        {props.children}
        {props.reference && (
          <p className="mt-2 text-sm">
            {words.reference} <bdi dir="ltr">{props.reference}</bdi>
          </p>
        )}
      </EmptyState>
    </div>
  )
}

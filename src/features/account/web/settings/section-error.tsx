import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** One part of the page did not load; the others stay. */
export function SectionError(props: {
  title: string
  error: Error
  isRetrying: boolean
  onRetry: () => void
}) {
  const { failed } = useTexts(messages)
  const { error } = props
  return (
    <ErrorState
      title={props.title}
      isRetrying={props.isRetrying}
      onRetry={props.onRetry}
      reference={error instanceof CallError ? error.requestId : undefined}
    >
      {failed.text}
    </ErrorState>
  )
}

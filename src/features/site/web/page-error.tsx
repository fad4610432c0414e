import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** What is in place of a page that could not be loaded. */
export function PageError({ error }: { error: unknown }) {
  const words = useTexts(messages).error
  const [isRetrying, setRetrying] = useState(false)
  /**
   * Loads the page again, because a browser never asks twice for a script that it could not load. It
   * waits until there is an answer, or the browser would show its own page of errors.
   */
  const retry = () => {
    setRetrying(true)
    fetch('', { method: 'HEAD' }).then(
      () => location.reload(),
      () => setRetrying(false),
    )
  }
  const isNetwork = error instanceof CallError && error.isNetwork
  return (
    <main id="content" className="page py-16">
      <ErrorState
        headingLevel={1}
        title={isNetwork ? words.networkTitle : words.title}
        isRetrying={isRetrying}
        onRetry={retry}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {isNetwork ? words.networkText : words.text}
      </ErrorState>
    </main>
  )
}

import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** What stands in place of a page that could not be loaded. */
export function PageFault({ error }: { error: unknown }) {
  const { fault } = useTexts(messages)
  const { isRetrying, retry } = useReload()
  const isNetwork = error instanceof CallError && error.isNetwork
  return (
    <main id="content" className="page py-16">
      <ErrorState
        headingLevel={1}
        title={isNetwork ? fault.networkTitle : fault.title}
        isRetrying={isRetrying}
        onRetry={() => void retry()}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {isNetwork ? fault.networkText : fault.text}
      </ErrorState>
    </main>
  )
}

/**
 * Loads the page anew, because a browser never asks again for a script that it could not load; not
 * before the page can be had, or the browser's own page of errors would stand in its place.
 */
function useReload() {
  const [isRetrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    const canBeHad = await fetch(location.href, { method: 'HEAD' }).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (canBeHad) location.reload()
    else setRetrying(false)
  }
  return { isRetrying, retry }
}

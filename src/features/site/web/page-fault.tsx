import { useRouter } from '@tanstack/react-router'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

/** What stands in place of a page that could not be loaded. */
export function PageFault({ error }: { error: unknown }) {
  const { fault } = useTexts(messages)
  const router = useRouter()
  const isNetwork = error instanceof CallError && error.isNetwork
  return (
    <main id="content" className="page py-16">
      <ErrorState
        headingLevel={1}
        title={isNetwork ? fault.networkTitle : fault.title}
        onRetry={() => void router.invalidate()}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {isNetwork ? fault.networkText : fault.text}
      </ErrorState>
    </main>
  )
}

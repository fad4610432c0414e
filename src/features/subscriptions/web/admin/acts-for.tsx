import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from './admin-texts.ts'
import type { AnySubscription } from './queries.ts'

const PauseFor = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).PauseFor }))
const ResumeFor = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).ResumeFor }))
const CancelFor = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).CancelFor }))

const DIALOGS = { pause: PauseFor, resume: ResumeFor, cancel: CancelFor }
type Asked = keyof typeof DIALOGS

/** What an admin can do for the customer, as the customer could. */
export function ActsFor({ subscription }: { subscription: AnySubscription['subscription'] }) {
  const words = useTexts(adminTexts)
  const [asked, setAsked] = useState<Asked>()
  const { id, pausableFrom, pause, canCancel } = subscription
  const Dialog = asked && DIALOGS[asked]
  return (
    <div className="flex flex-wrap gap-2.5">
      {pausableFrom !== null && (
        <Button variant="line" onClick={() => setAsked('pause')}>
          {words.pause}
        </Button>
      )}
      {pause && (
        <Button variant="line" onClick={() => setAsked('resume')}>
          {words.resume}
        </Button>
      )}
      {canCancel && (
        <Button variant="line" onClick={() => setAsked('cancel')}>
          {words.cancel}
        </Button>
      )}
      {Dialog && (
        <Suspense>
          <Dialog id={id} first={pausableFrom} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

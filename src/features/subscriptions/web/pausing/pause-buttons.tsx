import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { pauseTexts } from './pause-texts.ts'
import type { Subscription } from '../queries.ts'
import { useResume } from './use-resume.ts'

const PauseDialog = lazyPart(async () => (await import('./pause-dialog.tsx')).PauseDialog)

interface PauseButtonsProps {
  subscription: Subscription
  /** What the buttons are about, for those who hear them. */
  name: string
}

/** Pauses the deliveries of a subscription, or resumes them. */
export function PauseButtons({ subscription, name }: PauseButtonsProps) {
  const words = useTexts(pauseTexts)
  const [isOpen, setOpen] = useState(false)
  const resume = useResume(subscription.id)
  if (subscription.pause) {
    return (
      <Button
        size="sm"
        variant="line"
        aria-label={words.resumeNamed(name)}
        isPending={resume.isPending}
        onClick={() => resume.mutate()}
      >
        {words.resume}
      </Button>
    )
  }
  const { pausableFrom } = subscription
  if (pausableFrom === null) return null
  return (
    <>
      <Button
        size="sm"
        variant="line"
        aria-label={words.openNamed(name)}
        onClick={() => setOpen(true)}
      >
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PauseDialog
            subscriptionId={subscription.id}
            pausableFrom={pausableFrom}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

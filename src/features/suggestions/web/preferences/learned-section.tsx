import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { SectionCard } from './section-card.tsx'
import { preferenceTexts } from './texts.ts'

const ForgetDialog = lazyPart(async () => (await import('./forget-dialog.tsx')).ForgetDialog)

export function LearnedSection() {
  const { learned: texts } = useTexts(preferenceTexts)
  const [isAsking, setAsking] = useState(false)
  return (
    <SectionCard title={texts.title} lead={texts.lead}>
      <Button variant="line" className="w-fit" onClick={() => setAsking(true)}>
        {texts.forget}
      </Button>
      {isAsking && (
        <Suspense>
          <ForgetDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SectionCard>
  )
}

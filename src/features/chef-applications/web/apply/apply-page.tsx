import { BadgeCheck, ChefHat, Store } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { ApplicationType } from '../../rules.ts'
import { applyTexts } from './texts.ts'
import { WizardSkeleton } from './wizard-skeleton.tsx'

const Wizard = lazyPart(async () => (await import('./wizard.tsx')).Wizard)

/** Without a type, the choice of one. */
export function ApplyPage({ type }: { type: ApplicationType | undefined }) {
  return (
    <main id="content" className="page py-8 md:py-11">
      {type ? (
        <Suspense fallback={<WizardSkeleton />}>
          <Wizard key={type} type={type} />
        </Suspense>
      ) : (
        <TypeChoice />
      )}
    </main>
  )
}

function TypeChoice() {
  const { choice } = useTexts(applyTexts)
  return (
    <div className="grid gap-8">
      <Cloth colour="pistachio" corner="panel" className="px-6 py-10 md:px-12 md:py-14">
        <div className="relative z-10 md:max-w-[60%]">
          <h1 className="text-4xl md:text-5xl">{choice.title}</h1>
          <p className="mt-3 text-on-cloth-muted md:text-lg">{choice.lead}</p>
          <p className="mt-2 text-on-cloth-muted">{choice.steps}</p>
        </div>
        <Plate
          slug="machboos"
          version={PLATES_VERSION}
          size={300}
          alt=""
          isUrgent
          className="absolute end-10 -bottom-16 hidden h-auto w-72 md:block"
        />
      </Cloth>
      <div className="grid gap-5 md:grid-cols-2">
        <TypeCard type="individual" icon={<ChefHat className="size-7" />} />
        <TypeCard type="business" icon={<Store className="size-7" />} />
      </div>
    </div>
  )
}

function TypeCard({ type, icon }: { type: ApplicationType; icon: ReactNode }) {
  const { choice } = useTexts(applyTexts)
  const { title, text, needs, action } = choice[type]
  return (
    <Card className="grid content-between gap-5 p-6 md:p-8">
      <div className="grid gap-3">
        <span className="grid size-14 place-items-center rounded-tile bg-pill text-on-pill">
          {icon}
        </span>
        <h2 className="text-2xl">{title}</h2>
        <p>{text}</p>
        <p className="flex gap-2.5 text-note text-muted">
          <BadgeCheck className="mt-0.5 flex-none" />
          <span>
            {choice.needsLabel}: {needs}
          </span>
        </p>
      </div>
      <LinkButton href={`/join-as-chef/${type}`}>{action}</LinkButton>
    </Card>
  )
}

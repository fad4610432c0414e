import { RotateCcw } from 'lucide-react'
import { Suspense } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Questions } from '#ui/layout/questions.tsx'
import { Star, StarNumber } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyOnTouch } from '#ui/lazy/lazy-on-touch.ts'
import { ChefRequestForm } from './request/chef-request-form.tsx'
import { pageTexts } from './page-texts.ts'

const GuestPrices = lazyOnTouch(async () => (await import('./guest-prices.tsx')).GuestPrices)
const Testimonials = lazyOnTouch(async () => (await import('./testimonials.tsx')).Testimonials)

export function ChefHiringPage() {
  const { hero, faq } = useTexts(pageTexts)
  return (
    <main id="content">
      <Hero />
      <div className="page grid items-start gap-10 py-8 md:py-11 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-14">
        <div id="request" className="min-w-0 scroll-mt-6">
          <h2 className="sr-only">{hero.action}</h2>
          <ChefRequestForm />
        </div>
        <div className="grid gap-5 lg:sticky lg:top-6">
          <Steps />
          <Suspense fallback={null}>
            <GuestPrices />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <Testimonials />
      </Suspense>
      <Questions title={faq.title} list={faq.list} open="payment" className="pt-4" />
    </main>
  )
}

function Hero() {
  const { hero } = useTexts(pageTexts)
  return (
    <div className="md:page md:pt-6">
      <Cloth
        colour="blush"
        corner="none"
        className="px-4 pt-6 pb-52 md:min-h-75 md:rounded-cloth md:px-12 md:py-14"
      >
        <div className="relative md:max-w-[58%] xl:max-w-[64%]">
          <h1 className="text-[2.25rem] md:text-5xl">{hero.title}</h1>
          <p className="mt-3 max-w-[29em] text-on-cloth-muted md:text-lg">{hero.lead}</p>
          <ul className="mt-5 grid gap-2 text-note font-strong sm:flex sm:flex-wrap sm:gap-x-6">
            {Object.values(hero.ticks).map((tick) => (
              <li key={tick} className="flex items-center gap-2.5">
                <Star className="text-bad" />
                {tick}
              </li>
            ))}
          </ul>
          <LinkButton href="#request" className="mt-6">
            {hero.action}
          </LinkButton>
        </div>
        <Plate
          slug="lamb-kebab"
          version={PLATES_VERSION}
          size={392}
          alt=""
          isUrgent
          className="absolute end-7.5 -bottom-36 h-auto w-82 md:-end-10 md:top-5.5 md:bottom-auto md:w-72 lg:end-12 lg:w-82 xl:w-98"
        />
      </Cloth>
    </div>
  )
}

function Steps() {
  const { steps } = useTexts(pageTexts)
  return (
    <section aria-labelledby="steps-title" className="rounded-card bg-subtle px-4.5 py-5.5 md:p-7">
      <h2 id="steps-title" className="text-2xl">
        {steps.title}
      </h2>
      <ol className="mt-5 grid gap-5.5">
        {Object.values(steps.list).map(({ title, text }, position) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-3.5">
            <StarNumber>{position + 1}</StarNumber>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-note text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5.5 flex gap-3 border-t-line border-hairline pt-4.5 text-note">
        <RotateCcw className="mt-0.5 text-info" />
        {steps.policy}
      </p>
    </section>
  )
}

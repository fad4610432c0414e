import { ArrowRight } from 'lucide-react'
import { ChefRequestForm } from '#features/chef-events/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

/** What a private chef is, with the way to their page. */
export function ChefHighlight() {
  const { chef } = useTexts(messages)
  return (
    <section aria-labelledby="chef-title" className="page pt-2 md:pt-4">
      <Cloth
        colour="blush"
        corner="panel"
        className="px-6 pt-8 pb-56 md:min-h-100 md:px-16 md:py-14"
      >
        <div className="relative md:max-w-[54%]">
          <h2 id="chef-title" className="text-5xl">
            {chef.title}
          </h2>
          <p className="mt-3.5 text-lg text-on-cloth-muted">{chef.lead}</p>
          <ul className="mt-5 grid gap-2.5 font-strong">
            {Object.values(chef.ticks).map((tick) => (
              <li key={tick} className="flex items-baseline gap-2.5">
                <Star />
                {tick}
              </li>
            ))}
          </ul>
          <LinkButton href="/chef-hiring" size="lg" className="mt-7 max-sm:w-full">
            {chef.action}
            <ArrowRight className="flip" />
          </LinkButton>
        </div>
        <Plate
          slug="lamb-kebab"
          version={PLATES_VERSION}
          size={430}
          alt=""
          className="absolute -end-10 -bottom-30 h-auto w-84 max-w-none md:-end-28 md:top-1/2 md:bottom-auto md:w-84 md:-translate-y-1/2 lg:-end-14 lg:w-108"
        />
      </Cloth>
    </section>
  )
}

/** The form of the chef page, here with its words next to it. */
export function ChefRequestSection() {
  const { chef } = useTexts(messages)
  return (
    <section aria-labelledby="request-title" className="py-13 md:py-22">
      <div className="page grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,47.5rem)] lg:gap-14">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <h2 id="request-title" className="text-5xl">
            {chef.formTitle}
          </h2>
          <p className="mt-3 text-lg text-muted">{chef.formLead}</p>
        </div>
        <ChefRequestForm />
      </div>
    </section>
  )
}

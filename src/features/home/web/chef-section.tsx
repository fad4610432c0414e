import { ArrowRight } from 'lucide-react'
import { ChefRequestForm } from '#features/chef-events/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { Band } from './band.tsx'

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
          <ul className="mt-5 grid gap-2.5 font-medium">
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
          className="absolute -end-10 -bottom-30 h-auto w-84 max-w-none md:-end-14 md:top-1/2 md:bottom-auto md:w-108 md:-translate-y-1/2"
        />
      </Cloth>
    </section>
  )
}

export function ChefRequestSection() {
  const { chef } = useTexts(messages)
  return (
    <Band title={chef.formTitle} lead={chef.formLead}>
      <div className="mt-8 max-w-190">
        <ChefRequestForm headingLevel={3} />
      </div>
    </Band>
  )
}

import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Cloth, type ClothColour } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { Band } from '../hero/band.tsx'

interface FeaturesProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

/** Daily meals, private chefs, WhatsApp login. */
export function Features({ fromPrice, isSignedIn }: FeaturesProps) {
  const { features } = useTexts(messages)
  return (
    <Band title={features.title}>
      <div className="mt-6 grid gap-3.5 lg:mt-9 lg:grid-cols-3 lg:gap-6">
        <FeatureLink
          colour="pistachio"
          {...features.meals}
          href="/meal-plans"
          note={
            fromPrice !== undefined && (
              <>
                {features.meals.from} <Price dirhams={fromPrice} /> {features.meals.everyCycle}
              </>
            )
          }
          picture={<FeaturePlate slug="fattoush" />}
        />
        <FeatureLink
          colour="blush"
          {...features.chefs}
          href="/chef-hiring"
          picture={<FeaturePlate slug="lamb-kebab" />}
        />
        <FeatureLink
          colour="gulf"
          {...features.whatsapp}
          href={isSignedIn ? undefined : '/login'}
          picture={<Bubbles />}
        />
      </div>
    </Band>
  )
}

function FeaturePlate({ slug }: { slug: string }) {
  return (
    <Plate
      slug={slug}
      version={PLATES_VERSION}
      size={350}
      alt=""
      className="absolute -end-19 -bottom-17 h-auto w-51 max-w-none lg:-end-18 lg:-bottom-27 lg:w-87.5"
    />
  )
}

/** A code as it comes in; decoration next to the words. */
function Bubbles() {
  return (
    <span
      aria-hidden="true"
      className="absolute end-5 bottom-6 grid justify-items-end gap-3 text-ink lg:end-8 lg:bottom-8.5"
    >
      <bdi
        dir="ltr"
        className="display num rounded-tile rounded-es-[6px] bg-card px-5 py-2.5 text-2xl tracking-[0.06em] shadow-lift lg:px-7 lg:py-4 lg:text-4xl"
      >
        418 205
      </bdi>
      <Check className="rounded-full bg-ok-tint p-2 text-ok max-lg:hidden [&.lucide]:size-11" />
    </span>
  )
}

interface FeatureLinkProps {
  colour: ClothColour
  title: string
  text: string
  note: ReactNode
  action: string
  href: string | undefined
  picture: ReactNode
}

function FeatureLink(props: FeatureLinkProps) {
  return (
    <Cloth
      colour={props.colour}
      corner="panel"
      className="flex min-h-58 flex-col p-6 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus lg:min-h-125 lg:px-8 lg:py-8.5"
    >
      {props.picture}
      <h3 className="relative text-[1.625rem] lg:text-4xl">{props.title}</h3>
      <p className="relative mt-2.5 max-w-[19em] pe-19 lg:pe-0 lg:text-lg">{props.text}</p>
      {props.note && <p className="relative mt-2 font-strong lg:mt-3.5">{props.note}</p>}
      {props.href !== undefined && (
        <a
          href={props.href}
          aria-label={props.action}
          className="mt-auto grid size-12 place-items-center rounded-full bg-pill text-on-pill after:absolute after:inset-0 after:z-1 after:content-[''] max-lg:mt-4 lg:size-14"
        >
          <ArrowRight className="flip" />
        </a>
      )}
    </Cloth>
  )
}

import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { Cloth, type ClothColour } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { Band } from './band.tsx'

interface FeaturesProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

/** Daily meals, private chefs, WhatsApp login. */
export function Features({ fromPrice, isSignedIn }: FeaturesProps) {
  const { features } = useTexts(messages)
  return (
    <Band title={features.title}>
      <div className="mt-6 grid gap-3.5 md:mt-9 md:grid-cols-3 md:gap-6">
        <Door
          colour="pistachio"
          {...features.meals}
          href="/meal-plans"
          note={
            fromPrice !== undefined && (
              <>
                {features.meals.from} <Price dirhams={fromPrice} /> {features.meals.aMonth}
              </>
            )
          }
          picture={<DoorPlate slug="fattoush" />}
        />
        <Door
          colour="blush"
          {...features.chefs}
          href="/chef-hiring"
          picture={<DoorPlate slug="lamb-kebab" />}
        />
        <Door
          colour="gulf"
          {...features.whatsapp}
          href={isSignedIn ? undefined : '/login'}
          picture={<Bubbles />}
        />
      </div>
    </Band>
  )
}

function DoorPlate({ slug }: { slug: string }) {
  return (
    <Plate
      slug={slug}
      version={PLATES_VERSION}
      size={350}
      alt=""
      className="absolute -end-19 -bottom-17 h-auto w-51 max-w-none md:-end-18 md:-bottom-27 md:w-87.5"
    />
  )
}

/** A code as it comes in; decoration beside the words. */
function Bubbles() {
  return (
    <span
      aria-hidden="true"
      className="absolute end-5 bottom-6 grid justify-items-end gap-3 text-ink md:end-8 md:bottom-8.5"
    >
      <bdi
        dir="ltr"
        className="display num rounded-tile rounded-es-[6px] bg-card px-5 py-2.5 text-2xl tracking-[0.06em] shadow-lift md:px-7 md:py-4 md:text-4xl"
      >
        418 205
      </bdi>
      <Check className="rounded-full bg-ok-tint p-2 text-ok max-md:hidden [&.lucide]:size-11" />
    </span>
  )
}

interface DoorProps {
  colour: ClothColour
  title: string
  text: string
  note: ReactNode
  action: string
  href: string | undefined
  picture: ReactNode
}

function Door(props: DoorProps) {
  return (
    <Cloth
      colour={props.colour}
      corner="panel"
      className="flex min-h-58 flex-col p-6 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus md:min-h-125 md:px-8 md:py-8.5"
    >
      {props.picture}
      <h3 className="relative text-[1.625rem] md:text-4xl">{props.title}</h3>
      <p className="relative mt-2.5 max-w-[19em] pe-19 md:pe-0 md:text-lg">{props.text}</p>
      {props.note && <p className="relative mt-2 font-strong md:mt-3.5">{props.note}</p>}
      {props.href !== undefined && (
        <a
          href={props.href}
          aria-label={props.action}
          className="relative mt-auto grid size-12 place-items-center rounded-full bg-pill text-on-pill after:absolute after:content-[''] max-md:mt-4 md:size-14"
        >
          <ArrowRight className="flip" />
        </a>
      )}
    </Cloth>
  )
}

import { ArrowRight } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { ClothEdge } from '#ui/layout/cloth-edge.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { HERO_PLATE } from './hero-plate.ts'
import { heroTexts } from './hero-texts.ts'

const LINE_BUTTON =
  'inset-ring-2 inset-ring-on-hero hover:bg-on-hero/10! max-sm:px-1! max-sm:text-note!'

interface HeroProps {
  fromPrice: number | undefined
  /** Some restaurant is on sale; without one the page promises none. */
  isCooking: boolean
}

export function Hero({ fromPrice, isCooking }: HeroProps) {
  const hero = useTexts(heroTexts)
  return (
    <div className="relative overflow-hidden bg-hero text-on-hero">
      <div className="page relative pt-3 pb-14 md:grid md:min-h-156 md:items-center md:pt-6 md:pb-23">
        <div className="relative z-10 md:max-w-[49%] lg:max-w-147">
          <p className="mb-4 inline-flex items-center gap-2.5 rounded-full bg-on-hero px-4 py-1.5 text-note font-strong text-hero">
            <Star />
            {hero.badge}
          </p>
          <h1 className="text-6xl leading-tight font-bold md:max-lg:text-5xl">{hero.title}</h1>
          <p className="mt-4 max-w-[30em] text-[1.0625rem] text-on-hero-muted md:mt-5 md:text-xl">
            {isCooking ? hero.lead : hero.leadWithoutRestaurants}
          </p>
          <div className="mt-6 grid grid-cols-1 gap-3 md:mt-8 md:justify-items-start">
            <LinkButton href="/meal-plans" size="lg" className="max-sm:px-3! max-sm:text-md!">
              <span>
                {hero.meals}
                {fromPrice !== undefined && (
                  <>
                    {' '}
                    {hero.from} <Price dirhams={fromPrice} />
                  </>
                )}
              </span>
              <ArrowRight className="flip" />
            </LinkButton>
            <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
              <LinkButton href="/ai-meal-plans" size="lg" variant="line" className={LINE_BUTTON}>
                {hero.ai}
              </LinkButton>
              <LinkButton href="/chef-hiring" size="lg" variant="line" className={LINE_BUTTON}>
                {hero.chef}
              </LinkButton>
            </div>
          </div>
          <ul className="mt-6 grid gap-2 text-note font-strong md:mt-7 md:flex md:flex-wrap md:gap-x-6">
            {Object.values(hero.ticks).map((tick) => (
              <li key={tick} className="flex items-center gap-2.5">
                <Star />
                {tick}
              </li>
            ))}
          </ul>
        </div>
        <Plates />
      </div>
      <ClothEdge className="absolute inset-x-0 -bottom-px text-bg" />
    </div>
  )
}

/** Five plates that run off the end of the cloth; decoration next to the words. */
function Plates() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none relative -mx-4 mt-2.5 h-75 md:absolute md:inset-0 md:m-0 md:h-auto"
    >
      <Plate
        slug="luqaimat"
        version={PLATES_VERSION}
        size={290}
        alt=""
        className="absolute -end-15 -bottom-1.5 h-auto w-40 md:-end-24 md:-bottom-10 md:w-52 lg:w-72.5"
      />
      <Plate
        slug="fattoush"
        version={PLATES_VERSION}
        size={300}
        alt=""
        className="absolute -start-16 top-29 h-auto w-44 md:start-auto md:-end-50 md:top-0.5 md:w-60 lg:w-75"
      />
      <Plate
        slug="hummus-lahme"
        version={PLATES_VERSION}
        size={196}
        alt=""
        className="absolute hidden h-auto w-49 xl:end-120 xl:-bottom-16 xl:block"
      />
      <Plate
        slug={HERO_PLATE}
        version={PLATES_VERSION}
        size={560}
        alt=""
        isUrgent
        className="absolute end-8.5 top-0 h-auto w-75 md:end-4 md:top-20 md:w-[44vw] lg:end-0 lg:top-12 lg:w-[43vw] xl:end-9 xl:top-2.5 xl:w-140"
      />
      <Plate
        slug="umm-ali"
        version={PLATES_VERSION}
        size={150}
        alt=""
        className="absolute start-0.5 top-2 h-auto w-26 md:hidden lg:start-auto lg:end-122 lg:top-1 lg:block lg:w-37.5"
      />
    </div>
  )
}

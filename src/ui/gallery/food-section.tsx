import { useState } from 'react'
import { Chip } from '../feedback/chip.tsx'
import { DishCard } from '../food/dish-card.tsx'
import { Plate } from '../food/plate.tsx'
import { Price } from '../food/price.tsx'
import { Star } from '../layout/star.tsx'
import { defineTexts, textsIn } from '#shared/language.ts'
import { useLanguage } from '../language.tsx'
import { Row, Section, useSample } from './section.tsx'

const foodTexts = defineTexts(
  {
    dishes: {
      machboos: 'Chicken machboos',
      machboosText: 'Basmati with dried lime, saffron and roast chicken',
      soup: 'Lentil soup',
      soupText: 'Red lentils, cumin, lemon and toasted bread',
      salmon: 'Grilled salmon, quinoa',
      salmonText: 'Salmon fillet, quinoa, broccoli and green beans',
    },
    backThursday: 'Back on Thursday',
    kcal: '640 kcal',
    protein: '42 g protein',
    rating: 'rated 4.8',
  },
  {
    dishes: {
      machboos: 'مجبوس دجاج',
      machboosText: 'أرز بسمتي مع لومي وزعفران ودجاج مشوي',
      soup: 'شوربة عدس',
      soupText: 'عدس أحمر وكمون وليمون وخبز محمص',
      salmon: 'سلمون مشوي مع كينوا',
      salmonText: 'فيليه سلمون وكينوا وبروكلي وفاصوليا خضراء',
    },
    backThursday: 'يعود يوم الخميس',
    kcal: '640 سعرة',
    protein: '42 غ بروتين',
    rating: 'التقييم 4.8',
  },
)

export function FoodSection() {
  const texts = { ...useSample(), ...textsIn(foodTexts, useLanguage()) }
  const [isPicked, setPicked] = useState(true)
  return (
    <Section title={texts.sections.food}>
      <Row>
        <Price fils={232_900} decimals="always" className="display text-4xl" />
        <Price dirhams={1899} className="text-xl font-strong" />
        <Price fils={24_000} to={31_000} />
        <Price fils={5000} prefix="+" />
        <span className="inline-flex items-center gap-1.5 font-strong text-accent-text">
          <Star />
          <span className="sr-only">{texts.rating}</span>
          <span aria-hidden="true">4.8</span>
        </span>
        <Plate slug="machboos" version={1} size={48} alt={texts.dishes.machboos} />
        <Plate slug="machboos" version={1} size={96} alt={texts.dishes.machboos} />
      </Row>
      <div className="grid md:grid-cols-3 md:gap-x-5.5 md:gap-y-7">
        <DishCard
          name={texts.dishes.machboos}
          description={texts.dishes.machboosText}
          facts={
            <>
              <span>{texts.kcal}</span>
              <span>{texts.protein}</span>
            </>
          }
          plate={{ slug: 'machboos', version: 1 }}
          cloth="saffron"
          isPicked={isPicked}
          action={{
            label: isPicked ? texts.added : texts.add,
            onPress: () => setPicked(!isPicked),
          }}
        />
        <DishCard
          name={texts.dishes.soup}
          description={texts.dishes.soupText}
          facts={<span>{texts.kcal}</span>}
          chips={<Chip tone="ok">{texts.diet.vegan}</Chip>}
          plate={{ slug: 'lentil-soup', version: 1 }}
          cloth="saffron"
          action={{ label: texts.add, onPress: () => undefined, isPending: true }}
        />
        <DishCard
          name={texts.dishes.salmon}
          description={texts.dishes.salmonText}
          plate={{ slug: 'salmon-plate', version: 1 }}
          cloth="gulf"
          soldOut={texts.backThursday}
        />
      </div>
    </Section>
  )
}

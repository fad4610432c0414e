import type { Control } from 'react-hook-form'
import { dietLabel } from '#shared/food/diet-label.ts'
import { withoutDietsOf } from '#shared/food/dish-facts.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { judgeMentions } from '../../mention-rules.ts'
import type { AnswerValue, DishValues } from './form-values.ts'
import type { Facts } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'
import { useWrittenFacts } from './use-written-facts.ts'

interface FactsPanelProps {
  control: Control<DishValues>
  answers: readonly AnswerValue[]
}

/** What a serving holds: as the server computes it, with what the kitchen said and has yet to say. */
export function FactsPanel({ control, answers }: FactsPanelProps) {
  const { facts: texts } = useTexts(recipeTexts)
  const { data, isError, isFetching } = useWrittenFacts(control)
  return (
    <Card look="quiet" className="grid gap-3.5 p-5" aria-busy={isFetching}>
      <div>
        <h3 className="text-lg">{texts.title}</h3>
        <p className="text-note text-muted">{texts.hint}</p>
      </div>
      {data ? (
        <>
          <Nutrients facts={data} />
          <Labels facts={data} answers={answers} />
        </>
      ) : (
        <p>{isError ? texts.failed : texts.computing}</p>
      )}
      <output className="sr-only">
        {isError ? texts.failed : data && texts.kcal(data.calories)}
      </output>
    </Card>
  )
}

function Nutrients({ facts }: { facts: Facts }) {
  const { facts: texts } = useTexts(recipeTexts)
  const amounts = [
    [texts.energy, texts.kcal(facts.calories)],
    [texts.protein, texts.grams(facts.protein)],
    [texts.carbs, texts.grams(facts.carbs)],
    [texts.fat, texts.grams(facts.fat)],
    [texts.fibre, texts.grams(facts.fibre)],
    [texts.sodium, texts.milligrams(facts.sodium)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-1.5 sm:grid-cols-3">
      {amounts.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-note text-muted">{name}</dt>
          <dd className="num font-strong">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function Labels({ facts, answers }: Pick<FactsPanelProps, 'answers'> & { facts: Facts }) {
  const { facts: texts } = useTexts(recipeTexts)
  const language = useLanguage()
  const { asked, contained } = judgeMentions(facts.mentioned, answers)
  const allergens = [...new Set([...facts.allergens, ...contained])]
  const diets = withoutDietsOf(facts.diets, contained)
  return (
    <>
      <div className="grid gap-1.5">
        <h4 className="font-text text-note font-strong">{texts.allergens}</h4>
        <div className="flex flex-wrap gap-1.5">
          {allergens.length === 0 && <Chip tone="ok">{texts.noAllergens}</Chip>}
          {allergens.map((allergen) => (
            <Chip key={allergen} tone={asked.includes(allergen) ? 'bad' : 'warn'}>
              {asked.includes(allergen)
                ? texts.asked(ALLERGEN_NAMES[allergen][language])
                : ALLERGEN_NAMES[allergen][language]}
            </Chip>
          ))}
        </div>
        {asked.length > 0 && <p className="text-note text-bad">{texts.askedLead}</p>}
      </div>
      <div className="grid gap-1.5">
        <h4 className="font-text text-note font-strong">{texts.diets}</h4>
        <div className="flex flex-wrap gap-1.5">
          {diets.length === 0 && <Chip>{texts.noDiets}</Chip>}
          {diets.map((diet) => (
            <Chip key={diet} className="rounded-tile! whitespace-normal!">
              {dietLabel(diet, facts.mayContain, language).text}
            </Chip>
          ))}
        </div>
      </div>
    </>
  )
}

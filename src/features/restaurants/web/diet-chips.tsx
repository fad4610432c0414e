import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { dietaryOptionsQuery } from '#features/plans/web/public.ts'
import { DIET_NAMES, DIETS, type Diet } from '#shared/food/food.ts'
import { chipClass } from '#ui/choices/checkbox-chips.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'

const isDiet = (value: string): value is Diet => DIETS.some((diet) => diet === value)

/** The diets a plan can be cooked to, with what each adds to a cycle; they filter the menu. */
export function DietChips(props: { value: readonly Diet[]; onChange: (diets: Diet[]) => void }) {
  const language = useLanguage()
  const { menu } = useTexts(messages)
  const { data } = useQuery(dietaryOptionsQuery)
  const toggle = (diet: Diet, isOn: boolean) =>
    props.onChange(isOn ? [...props.value, diet] : props.value.filter((chosen) => chosen !== diet))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{menu.diets}</legend>
      <div className="flex flex-wrap gap-2 p-1">
        {(data ?? []).map(({ diet, priceAdjustment }) =>
          isDiet(diet) ? (
            <label key={diet} className={chipClass}>
              <input
                type="checkbox"
                name="dietary"
                value={diet}
                checked={props.value.includes(diet)}
                onChange={(event) => toggle(diet, event.currentTarget.checked)}
                className="peer sr-only"
              />
              <Check className="hidden peer-checked:block" />
              <span>
                {DIET_NAMES[diet][language]}
                {priceAdjustment > 0 && (
                  <>
                    {' '}
                    <Price dirhams={priceAdjustment} prefix="+" />
                  </>
                )}
              </span>
            </label>
          ) : null,
        )}
      </div>
    </fieldset>
  )
}

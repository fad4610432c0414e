import { listAllergens } from '#shared/food/list-allergens.ts'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { SERVINGS_MAX } from '#features/suggestions/rules.ts'
import type { Recipe } from '../queries.ts'
import { cookingTexts } from '../texts.ts'

interface IngredientsSheetProps {
  recipe: Recipe
  servings: number
  /** Amounts for these servings are on their way, or could not be had. */
  amounts: 'right' | 'coming' | 'stale'
  ticked: readonly string[]
  onTick: (ticked: readonly string[]) => void
  onServings: (servings: number) => void
  onClose: () => void
}

/** What to lay out before cooking, for as many as eat. */
export function IngredientsSheet(props: IngredientsSheetProps) {
  const { ingredients: texts } = useTexts(cookingTexts)
  const { recipe, ticked } = props
  const lines = recipe.ingredients
  const done = lines.filter(({ ingredientId }) => ticked.includes(ingredientId)).length
  return (
    <Sheet isOpen onClose={props.onClose} title={texts.title} wide="end">
      <div className="grid gap-4">
        <NumberStepper
          label={texts.servings}
          min={1}
          max={SERVINGS_MAX}
          value={props.servings}
          onChange={props.onServings}
        />
        {props.amounts === 'stale' && (
          <Notice tone="warn" isLive>
            {texts.stale}
          </Notice>
        )}
        <output className="text-note text-muted">
          {props.amounts === 'coming' ? texts.updating : texts.laidOut(done, lines.length)}
        </output>
        <ul className="divide-y divide-hairline" aria-busy={props.amounts === 'coming'}>
          {lines.map((line) => (
            <li key={line.ingredientId} className="[&_p]:pb-2.5">
              <IngredientLine
                line={line}
                isTicked={ticked.includes(line.ingredientId)}
                onTick={(isOn) =>
                  props.onTick(
                    isOn
                      ? [...ticked, line.ingredientId]
                      : ticked.filter((id) => id !== line.ingredientId),
                  )
                }
              />
            </li>
          ))}
        </ul>
        <AllergenLines recipe={recipe} />
      </div>
    </Sheet>
  )
}

interface IngredientLineProps {
  line: Recipe['ingredients'][number]
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function IngredientLine({ line, isTicked, onTick }: IngredientLineProps) {
  const { ingredients: texts } = useTexts(cookingTexts)
  return (
    <Checkbox
      size="lg"
      label={`${line.name}, ${line.amount}`}
      hint={line.needsHalalCertificate ? texts.halal : undefined}
      value={isTicked}
      onChange={onTick}
    >
      <span className={isTicked ? 'text-muted line-through' : undefined}>
        <b className="num font-strong">
          <bdi>{line.amount}</bdi>
        </b>{' '}
        {line.name}
      </span>
    </Checkbox>
  )
}

function AllergenLines({ recipe }: { recipe: Recipe }) {
  const { ingredients: texts } = useTexts(cookingTexts)
  const language = useLanguage()
  const { allergens, mayContain } = recipe
  if (allergens.length + mayContain.length === 0) return null
  return (
    <p className="text-note text-muted">
      {allergens.length > 0 && <>{texts.contains(listAllergens(allergens, language))} </>}
      {mayContain.length > 0 && texts.mayContain(listAllergens(mayContain, language))}
    </p>
  )
}

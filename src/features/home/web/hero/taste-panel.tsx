import { CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { CUISINES_SHOWN, DIETS_SHOWN, useSavedTaste } from './saved-taste.ts'

/** Chips for what one likes to eat. */
export function TastePanel() {
  const { taste: texts } = useTexts(messages)
  const language = useLanguage()
  const [taste, keep] = useSavedTaste()
  return (
    <Card className="mt-10 grid gap-6 p-6 md:p-7.5 lg:grid-cols-[18rem_1fr] lg:gap-12">
      <div className="grid content-start justify-items-start gap-3">
        <h3 className="text-2xl">{texts.title}</h3>
        <p className="text-muted">{texts.lead}</p>
        <LinkButton href="/meal-plans" variant="line" className="mt-2 max-lg:hidden">
          {texts.action}
        </LinkButton>
      </div>
      <div className="grid gap-6">
        <CheckboxChips
          label={texts.cuisines}
          value={taste.cuisines}
          onChange={(cuisines) => keep({ ...taste, cuisines })}
          options={CUISINES_SHOWN.map((value) => ({
            value,
            label: CUISINE_NAMES[value][language],
          }))}
        />
        <CheckboxChips
          label={texts.diets}
          value={taste.diets}
          onChange={(diets) => keep({ ...taste, diets })}
          options={DIETS_SHOWN.map((value) => ({ value, label: DIET_NAMES[value][language] }))}
        />
        <LinkButton href="/meal-plans" variant="line" className="lg:hidden">
          {texts.action}
        </LinkButton>
      </div>
    </Card>
  )
}

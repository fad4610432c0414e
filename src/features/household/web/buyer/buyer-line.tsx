import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { ALLERGEN_NAMES, ALLERGENS } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { buyerTexts } from '../../buyer-texts.ts'
import { TracesSwitch } from '../traces/traces-switch.tsx'
import { BUYER_NAME_FIELD, type Buyer } from './use-buyer.ts'

/** Name and allergies of someone who buys for the first time; nothing for anyone else. */
export function BuyerLine({ buyer }: { buyer: Buyer }) {
  const texts = useTexts(buyerTexts)
  const language = useLanguage()
  const titleId = useId()
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || buyer.allergens.length > 0
  if (!buyer.isAsked) return null
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border-line border-hairline bg-card p-4.5"
    >
      <h3 id={titleId} className="sr-only">
        {texts.title}
      </h3>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-56 flex-1">
          <TextField
            name={BUYER_NAME_FIELD}
            label={texts.name}
            autoComplete="name"
            maxLength={80}
            value={buyer.name}
            onChange={buyer.setName}
            errorMessage={buyer.failure}
            isRequired
          />
        </div>
        {!isOpen && (
          <Button variant="soft" size="sm" className="self-end" onClick={() => setOpened(true)}>
            <Plus />
            {texts.addAllergies}
          </Button>
        )}
      </div>
      {isOpen && (
        <CheckboxChips
          name="buyerAllergens"
          label={texts.allergies}
          hint={texts.allergiesHint}
          value={buyer.allergens}
          onChange={(allergens) => {
            setOpened(true)
            buyer.setAllergens(allergens)
          }}
          options={ALLERGENS.map((value) => ({ value, label: ALLERGEN_NAMES[value][language] }))}
        />
      )}
      <TracesSwitch traces={buyer.traces} />
    </section>
  )
}

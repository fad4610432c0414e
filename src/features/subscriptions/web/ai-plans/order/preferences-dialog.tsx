import { CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { AI_CUISINES, AI_DIETS } from '../draft/ai-draft.ts'
import type { OrderDialogProps } from './order-dialogs.tsx'
import { aiOrderTexts } from './order-texts.ts'

/** What the engine is to choose from. Nothing has to be picked. */
export function PreferencesDialog({ draft, change }: OrderDialogProps) {
  const { preferences } = useTexts(aiOrderTexts)
  const language = useLanguage()
  const close = () => change({ step: 'none' })
  return (
    <Dialog
      isOpen
      size="lg"
      title={preferences.title}
      onClose={close}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {preferences.later}
          </Button>
          <Button onClick={() => change({ step: 'payment' })}>{preferences.next}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">{preferences.lead}</p>
        <CheckboxChips
          label={preferences.cuisines}
          value={draft.cuisines}
          onChange={(cuisines) => change({ cuisines })}
          options={AI_CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
        />
        <CheckboxChips
          label={preferences.diets}
          hint={preferences.allergies}
          value={draft.diets}
          onChange={(diets) => change({ diets })}
          options={AI_DIETS.map((value) => ({ value, label: DIET_NAMES[value][language] }))}
        />
      </div>
    </Dialog>
  )
}

import { Plus } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { SelectionDay } from '../queries.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useMealName } from '../use-meal-name.ts'
import { TextButton } from './text-button.tsx'
import { useChooseNow } from './use-choose-now.ts'

type Forecast = SelectionDay['atCutoff']['meals'][number]

/** A dish that comes by itself where nothing more is chosen. */
export function ForecastLine({ meal }: { meal: Forecast }) {
  const texts = useTexts(trayTexts)
  const language = useLanguage()
  const chooseNow = useChooseNow()
  const nameOf = useMealName()
  const chooser = meal.chosenBy === 'repeat' ? texts.repeated : texts.kitchensPick
  const words = [nameOf(meal.mealTime), chooser]
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-deep-line py-3">
      <span className="rounded-full outline-2 outline-offset-1 outline-on-deep-muted outline-dashed">
        <Plate slug={meal.slug} version={PLATES_VERSION} size={60} alt="" />
      </span>
      <div className="leading-snug">
        <p className="text-sm text-on-deep-muted">
          {words.join(language === 'ar' ? '، ' : ', ')}
          {meal.quantity > 1 && ` × ${meal.quantity}`}
        </p>
        <p className="font-strong">{meal.name}</p>
      </div>
      <TextButton
        label={texts.change}
        name={meal.name}
        opensDialog={false}
        onPress={() => chooseNow(meal.mealTime)}
      />
    </li>
  )
}

/** Nothing chosen, and nothing comes by itself. */
export function OpenSlot() {
  const texts = useTexts(trayTexts)
  return (
    <p className="flex items-center gap-3.5 border-b border-deep-line py-3 text-on-deep-muted">
      <EmptyPlace className="size-15" />
      {texts.select}
    </p>
  )
}

export function EmptyPlace({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full border-2 border-dashed border-on-deep-muted text-on-deep-muted ${className}`}
    >
      <Plus />
    </span>
  )
}

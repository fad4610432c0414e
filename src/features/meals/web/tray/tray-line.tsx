import { MessageSquareText, Minus, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { QUANTITY_MAX } from '../../rules.ts'
import { isUnsaved } from '../optimistic.ts'
import { extrasWith } from '../paid-day.ts'
import type { ChosenMeal } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { trayTexts } from '../texts/tray-texts.ts'
import { useMealName } from '../use-meal-name.ts'
import { useSelection } from '../use-selection.ts'
import { TextButton } from './text-button.tsx'

/** A chosen dish: portions, swap, remove; its name leads to all of it. */
export function TrayLine({ line }: { line: ChosenMeal }) {
  const texts = useTexts(trayTexts)
  const language = useLanguage()
  const { day, choices, show } = useSelection()
  const canChange = day.state === 'open' && !isUnsaved(line)
  const time = useMealName()(line.mealTime)
  const chooser = line.chosenBy === 'customer' ? undefined : texts.chosenBy[line.chosenBy]
  return (
    <li className="border-b border-deep-line py-3">
      <div className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5">
        <Plate slug={line.slug} version={PLATES_VERSION} size={60} alt="" className="land" />
        <div className="leading-snug">
          <p className="text-sm text-on-deep-muted">
            {[time, chooser].filter(Boolean).join(language === 'ar' ? '، ' : ', ')}
          </p>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => show({ kind: 'dish', mealItemId: line.mealItemId, line })}
            className="min-h-6 text-start font-strong hover:underline"
          >
            {line.name}
          </button>
          {!canChange && line.quantity > 1 && (
            <p className="num text-sm text-on-deep-muted">{texts.portions(line.quantity)}</p>
          )}
        </div>
        {canChange && (
          <IconButton
            variant="deep"
            label={texts.removeNamed(line.name)}
            icon={<X />}
            onClick={() => choices.remove(line)}
          />
        )}
      </div>
      {line.specialInstructions !== '' && (
        <p className="mt-1.5 flex items-start gap-2.5 ps-18.5 text-note">
          <MessageSquareText aria-hidden="true" className="mt-0.5" />
          <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {line.specialInstructions}
          </span>
        </p>
      )}
      {line.extraQuantity > 0 && <ExtraNote line={line} />}
      {canChange && (
        <div className="mt-1.5 flex items-center gap-4 ps-18.5">
          <Portions line={line} />
          <TextButton
            label={texts.swap}
            name={line.name}
            onPress={() => show({ kind: 'swap', line })}
          />
        </div>
      )}
    </li>
  )
}

function ExtraNote({ line }: { line: ChosenMeal }) {
  const texts = useTexts(trayTexts)
  return (
    <p className="num mt-1 ps-18.5 text-sm font-strong text-deep-action">
      {texts.extras(line.extraQuantity)}:{' '}
      <Price dirhams={line.price * line.extraQuantity} prefix="+" />
    </p>
  )
}

function Portions({ line }: { line: ChosenMeal }) {
  const texts = useTexts(trayTexts)
  const { quantity, name: dish } = line
  const { day, selection, choices } = useSelection()
  const { needsCard } = useTexts(menuTexts)
  const cannotAdd = extrasWith(day, line.mealTime, 1) > 0 && !selection.canBuyExtras
  return (
    <div className="flex items-center gap-1 rounded-field inset-ring-(length:--line) inset-ring-deep-line">
      <Step
        label={texts.fewerNamed(dish)}
        icon={<Minus className="size-4.5" />}
        isDisabled={quantity <= 1}
        onPress={() => choices.change(line, { quantity: quantity - 1 })}
      />
      <span className="num min-w-5 text-center font-strong">
        <span className="sr-only">{texts.portions(quantity)}</span>
        <span aria-hidden="true">{quantity}</span>
      </span>
      <Step
        label={texts.moreNamed(dish)}
        title={cannotAdd ? needsCard : undefined}
        icon={<Plus className="size-4.5" />}
        isDisabled={quantity >= QUANTITY_MAX || cannotAdd}
        onPress={() => choices.change(line, { quantity: quantity + 1 })}
      />
    </div>
  )
}

interface StepProps {
  label: string
  title?: string | undefined
  icon: ReactNode
  isDisabled: boolean
  onPress: () => void
}

function Step({ label, title, icon, isDisabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      title={title ?? label}
      onClick={() => !isDisabled && onPress()}
      className="grid size-11 place-items-center rounded-field not-aria-disabled:hover:bg-on-deep/15 aria-disabled:text-on-deep-muted/60"
    >
      {icon}
    </button>
  )
}

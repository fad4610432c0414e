import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useTexts } from '#ui/texts.ts'
import { INSTRUCTIONS_MAX, QUANTITY_MAX } from '#features/meals/rules.ts'
import { DishNotesList, hasNotes } from '../../menu/dish-notes-list.tsx'
import { useDayMenu } from '../../menu/use-day-menu.ts'
import { useDishNotes } from '../../menu/use-dish-notes.ts'
import { dishOf, isUnsaved } from '../../optimistic.ts'
import { extrasWith } from '../../paid-day.ts'
import type { ChosenMeal, MenuItem } from '../../queries.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { useMealName } from '../../use-meal-name.ts'
import { useSelection } from '../../use-selection.ts'
import { AddressChoice } from './address-choice.tsx'
import { DishFacts } from './dish-facts.tsx'
import { ExtraHint } from './extra-hint.tsx'

interface DishSheetProps {
  mealItemId: number
  /** The line that is changed; without one the dish is added. */
  line: ChosenMeal | undefined
}

/** A dish whole, and the order of it: portions, address, instructions. */
export function DishSheet({ mealItemId, line }: DishSheetProps) {
  const { close } = useSelection()
  const { dishes } = useDayMenu()
  const item = dishes?.find(({ id }) => id === mealItemId)
  const known = useCurrentLine(line)
  const name = item?.name ?? line?.name ?? ''
  if (known) return <ChangeSheet item={item} line={known} />
  if (item) return <AddSheet item={item} />
  return (
    <Sheet isOpen onClose={close} title={name} wide="end">
      {null}
    </Sheet>
  )
}

/** The line as it is now, which an answer of the server may have changed meanwhile. */
function useCurrentLine(line: ChosenMeal | undefined): ChosenMeal | undefined {
  const { day } = useSelection()
  if (!line) return undefined
  return day.meals.find(
    (meal) => meal.mealItemId === line.mealItemId && meal.mealTime === line.mealTime,
  )
}

function AddSheet({ item }: { item: MenuItem }) {
  const { dish, errors, needsCard, soldOut } = useTexts(menuTexts)
  const { selection, day, mealTime, choices, close } = useSelection()
  const [quantity, setQuantity] = useState(1)
  const [specialInstructions, setInstructions] = useState('')
  const [addressId, setAddressId] = useState(day.address?.id ?? 0)
  const [isAsked, setAsked] = useState(false)
  const { notesOf } = useDishNotes()
  const notes = notesOf(item)
  const isExtra = extrasWith(day, mealTime, quantity) > 0
  const whyNot =
    day.state !== 'open'
      ? dish.closed
      : notes.isBlocked
        ? notes.blocks.join(' ')
        : notes.isSoldOut
          ? soldOut
          : isExtra && !selection.canBuyExtras
            ? needsCard
            : undefined
  const add = () => {
    setAsked(true)
    if (addressId === 0) return
    close()
    choices.add(dishOf(item), {
      date: day.day,
      mealTime,
      quantity,
      specialInstructions: specialInstructions.trim(),
      ...(addressId !== day.address?.id && { deliveryAddressId: addressId }),
    })
  }
  const isClosed = day.state !== 'open' || notes.isBlocked || notes.isSoldOut
  return (
    <Sheet
      isOpen
      onClose={close}
      title={item.name}
      wide="end"
      footer={
        <Button isBlock disabledReason={whyNot} onClick={add}>
          {dish.add}
        </Button>
      }
    >
      <DishFacts item={item} ingredients={notes.ingredients} />
      {hasNotes(notes) && (
        <div className="mt-4 grid gap-1.5">
          <DishNotesList notes={notes} />
        </div>
      )}
      {!isClosed && (
        <div className="mt-6 grid gap-5 border-t-line border-hairline pt-5">
          <Summary />
          <NumberStepper
            label={dish.quantity}
            min={1}
            max={QUANTITY_MAX}
            value={quantity}
            onChange={setQuantity}
          />
          <ExtraHint item={item} mealTime={mealTime} quantity={quantity} />
          <AddressChoice
            value={addressId}
            onChange={setAddressId}
            errorMessage={isAsked && addressId === 0 ? errors.address : undefined}
          />
          <Instructions value={specialInstructions} onChange={setInstructions} />
        </div>
      )}
    </Sheet>
  )
}

function ChangeSheet({ item, line }: { item: MenuItem | undefined; line: ChosenMeal }) {
  const { dish } = useTexts(menuTexts)
  const { day, choices, close } = useSelection()
  const [quantity, setQuantity] = useState(line.quantity)
  const [instructions, setInstructions] = useState(line.specialInstructions)
  const { notesOf } = useDishNotes()
  const canChange = day.state === 'open' && !isUnsaved(line)
  const save = () => {
    close()
    const input = {
      ...(quantity !== line.quantity && { quantity }),
      ...(instructions.trim() !== line.specialInstructions && {
        specialInstructions: instructions.trim(),
      }),
    }
    if (Object.keys(input).length === 0) return
    choices.change(line, input)
  }
  const remove = () => {
    close()
    choices.remove(line)
  }
  return (
    <Sheet
      isOpen
      onClose={close}
      title={line.name}
      wide="end"
      footer={
        canChange && (
          <div className="grid grid-cols-2 gap-2.5">
            <Button variant="line" onClick={remove}>
              {dish.remove}
            </Button>
            <Button onClick={save}>{dish.save}</Button>
          </div>
        )
      }
    >
      {item && <DishFacts item={item} ingredients={notesOf(item).ingredients} />}
      <div className="mt-6 grid gap-5 border-t-line border-hairline pt-5">
        <Summary line={line} />
        {canChange ? (
          <>
            <NumberStepper
              label={dish.quantity}
              min={1}
              max={QUANTITY_MAX}
              value={quantity}
              onChange={setQuantity}
            />
            {item && (
              <ExtraHint item={item} mealTime={line.mealTime} quantity={quantity - line.quantity} />
            )}
            <Instructions value={instructions} onChange={setInstructions} />
          </>
        ) : (
          <p className="text-muted">{dish.closed}</p>
        )}
      </div>
    </Sheet>
  )
}

/** For which day and meal time. */
function Summary({ line }: { line?: ChosenMeal }) {
  const { dish } = useTexts(menuTexts)
  const language = useLanguage()
  const { day, mealTime } = useSelection()
  const nameOf = useMealName()
  const comma = language === 'ar' ? '، ' : ', '
  return (
    <p className="num">
      <span className="block text-note font-strong">{dish.when}</span>
      {formatDay(day.day, language, 'noYear')}
      {comma}
      {nameOf(line?.mealTime ?? mealTime)}
    </p>
  )
}

interface InstructionsProps {
  value: string
  onChange: (text: string) => void
}

function Instructions({ value, onChange }: InstructionsProps) {
  const { dish } = useTexts(menuTexts)
  return (
    <TextArea
      label={dish.instructions}
      hint={dish.instructionsHint}
      isRequired={false}
      name="specialInstructions"
      rows={2}
      maxLength={INSTRUCTIONS_MAX}
      value={value}
      onChange={onChange}
    />
  )
}

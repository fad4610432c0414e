import { Check, CookingPot, RefreshCw } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { isUnsafe } from '../is-unsafe.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { useTable } from '../use-table.ts'
import { OFFLINE_NOTE_ID } from '../offline-note.tsx'
import { shownMeal } from './shown-meal.ts'

interface ActionsProps {
  suggestion: Suggestion
  isBusy: boolean
}

export function OpenActions({ suggestion, isBusy }: ActionsProps) {
  const { card } = useTexts(texts)
  const { accept, replace, isOnline } = useTable()
  const whyNot = isOnline ? undefined : OFFLINE_NOTE_ID
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5 pt-4.5">
      <Button
        aria-label={card.of(card.accept, suggestion.name)}
        aria-describedby={whyNot}
        isDisabled={!isOnline}
        isPending={isBusy}
        onClick={() => accept(suggestion)}
      >
        <Check />
        {card.accept}
      </Button>
      <Button
        variant="line"
        aria-label={card.of(card.replace, suggestion.name)}
        aria-describedby={whyNot}
        isDisabled={!isOnline || isBusy}
        onClick={() => replace(suggestion)}
      >
        <RefreshCw />
        {card.replace}
      </Button>
    </div>
  )
}

export function AcceptedActions(props: { suggestion: Suggestion; isCooked: boolean }) {
  const { card } = useTexts(texts)
  const { withdraw, show, isOnline } = useTable()
  const { suggestion } = props
  const meal = shownMeal(suggestion)
  // Taken back, an unsafe meal makes room for another one.
  const takeBack = isUnsafe(suggestion) ? card.replace : card.undo
  return (
    <div className="mt-auto flex flex-wrap gap-2.5 pt-4.5">
      <Button
        className="grow-[3]"
        aria-label={card.of(card.steps, suggestion.name)}
        onClick={() => show({ kind: 'steps', meal })}
      >
        <CookingPot />
        {card.steps}
      </Button>
      <Button
        variant="line"
        className="grow px-4"
        aria-label={card.of(card.details, suggestion.name)}
        onClick={() => show({ kind: 'details', meal })}
      >
        {card.details}
      </Button>
      {!props.isCooked && (
        <Button
          variant="line"
          className="grow px-4"
          aria-label={card.of(takeBack, suggestion.name)}
          aria-describedby={isOnline ? undefined : OFFLINE_NOTE_ID}
          isDisabled={!isOnline}
          isPending={suggestion.acceptedId === null}
          onClick={() => withdraw(suggestion)}
        >
          {takeBack}
        </Button>
      )}
    </div>
  )
}

import { Ban, EllipsisVertical, ReceiptText, Undo2 } from 'lucide-react'
import { Menu, type MenuEntry } from '#ui/actions/menu.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { useTable } from '../use-table.ts'
import { shownMeal } from './shown-meal.ts'

interface CardMenuProps {
  suggestion: Suggestion
  isBusy: boolean
}

/** What is seldom done with a suggestion. */
export function CardMenu({ suggestion, isBusy }: CardMenuProps) {
  const { card } = useTexts(texts)
  const { show, bringBack, replace, isOnline } = useTable()
  const { replaces } = suggestion
  const usual: MenuEntry[] = [
    {
      id: 'details',
      label: card.details,
      icon: <ReceiptText />,
      onSelect: () => show({ kind: 'details', meal: shownMeal(suggestion) }),
    },
  ]
  const canChange = isOnline && !isBusy
  if (replaces && canChange) {
    usual.push({
      id: 'back',
      label: card.bringBack(replaces.name),
      icon: <Undo2 className="flip" />,
      onSelect: () => bringBack(suggestion),
    })
  }
  const last: MenuEntry[] = [
    {
      id: 'never',
      label: card.neverAgain,
      icon: <Ban />,
      tone: 'bad',
      onSelect: () => replace(suggestion, true),
    },
  ]
  return (
    <span className="-my-2 -me-2.5">
      <Menu
        label={card.more(suggestion.name)}
        trigger={<EllipsisVertical />}
        triggerClassName="grid size-11 place-items-center rounded-field hover:bg-sunk"
        groups={canChange ? [usual, last] : [usual]}
      />
    </span>
  )
}

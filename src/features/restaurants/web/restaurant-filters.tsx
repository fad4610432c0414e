import { Search as SearchIcon } from 'lucide-react'
import {
  CUISINE_NAMES,
  CUISINES,
  DIET_NAMES,
  DIETS,
  type Cuisine,
  type Diet,
} from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/choices/select.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { inWords } from '#ui/in-words.ts'
import { useTyped } from '#ui/index-table/use-typed.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ORDERS, RESTAURANTS_MAX, SEARCH_TEXT_MAX } from '../contract.ts'
import { messages } from '../messages.ts'
import { leavesOut, type Filters, type Search, type Shown } from './use-shown-restaurants.ts'

interface RestaurantFiltersProps {
  value: Filters
  onChange: (filters: Filters) => void
}

/** What the list is narrowed by, and its order. */
export function RestaurantFilters({ value, onChange }: RestaurantFiltersProps) {
  const language = useLanguage()
  const { picker } = useTexts(messages)
  const [typed, type] = useTyped(value.text, (text) => onChange({ ...value, text }))
  return (
    <search className="grid gap-2">
      <TextField
        label={picker.search}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_TEXT_MAX}
        start={<SearchIcon className="text-muted" />}
        placeholder={picker.searchPlaceholder}
        value={typed}
        onChange={type}
      />
      <div className="-mx-1 flex gap-2 overflow-x-auto p-1">
        <Select<Cuisine | 'any'>
          label={picker.cuisine}
          isLabelHidden
          className="min-w-42 flex-1"
          options={optionsOf(picker.anyCuisine, CUISINES, (name) => CUISINE_NAMES[name][language])}
          value={value.cuisine ?? 'any'}
          onChange={(cuisine) => onChange({ ...value, cuisine: chosen(cuisine) })}
        />
        <Select<Diet | 'any'>
          label={picker.diet}
          isLabelHidden
          className="min-w-42 flex-1"
          options={optionsOf(picker.anyDiet, DIETS, (name) => DIET_NAMES[name][language])}
          value={value.diet ?? 'any'}
          onChange={(diet) => onChange({ ...value, diet: chosen(diet) })}
        />
        <Select
          label={picker.sort}
          isLabelHidden
          className="min-w-42 flex-1"
          options={ORDERS.map((order) => ({ value: order, label: picker.sorts[order] }))}
          value={value.sort ?? 'distance'}
          onChange={(sort) =>
            onChange({ ...value, sort: sort === 'distance' ? undefined : (sort ?? undefined) })
          }
        />
      </div>
    </search>
  )
}

const optionsOf = <Name extends string>(
  any: string,
  names: readonly Name[],
  nameOf: (name: Name) => string,
) => [
  { value: 'any' as const, label: any },
  ...names.map((name) => ({ value: name, label: nameOf(name) })),
]

const chosen = <Name extends string>(name: Name | 'any' | null): Name | undefined =>
  name === null || name === 'any' ? undefined : name

/** Says how many there are and which words are unknown; always mounted, so that it is read out. */
export function SearchNotes({ shown: { restaurants, search } }: { shown: Shown }) {
  const { picker } = useTexts(messages)
  const notes = useNotes(restaurants?.length, search)
  const isQuiet = !search || restaurants?.length === 0
  return (
    <>
      <output className={isQuiet ? 'sr-only' : 'num text-note text-muted'}>
        {notes.join(' ')}
      </output>
      {search && search.refusedWords.length > 0 && (
        <Notice tone="warn" isLive>
          {picker.refused(search.refusedWords.join(' '))}
        </Notice>
      )}
    </>
  )
}

function useNotes(shownCount: number | undefined, search: Search | undefined): string[] {
  const language = useLanguage()
  const { picker } = useTexts(messages)
  if (shownCount === 0) return [picker.found(0)]
  if (!search) return []
  const { restaurants, count, isPartial, unknownWords } = search
  const isCut = restaurants.length >= RESTAURANTS_MAX && count > restaurants.length
  return [
    isPartial ? picker.partial : picker.found(count),
    ...(isCut ? [picker.firstShown(restaurants.length)] : []),
    ...(unknownWords.length > 0 ? [picker.unknown(inWords(unknownWords, language))] : []),
  ]
}

interface NoRestaurantProps {
  /** With what none was found for. */
  shown: Shown
  onClear: () => void
}

/** No kitchen delivers there, or none suits what was asked for. */
export function NoRestaurant({ shown: { filters, search }, onClear }: NoRestaurantProps) {
  const { picker } = useTexts(messages)
  if (!leavesOut(filters)) {
    return (
      <EmptyState title={picker.empty} headingLevel={3}>
        {picker.emptyLead}
      </EmptyState>
    )
  }
  const [title, lead] =
    search === undefined
      ? [picker.noneSuit, picker.noneSuitLead]
      : search.refusedWords.length > 0
        ? [picker.onlyRefused, picker.onlyRefusedLead]
        : [picker.noneCalled(filters.text), picker.noneCalledLead]
  return (
    <EmptyState
      title={title}
      headingLevel={3}
      action={
        <Button variant="line" size="sm" onClick={onClear}>
          {picker.clear}
        </Button>
      }
    >
      {lead}
    </EmptyState>
  )
}

import { Search as SearchIcon } from 'lucide-react'
import {
  CUISINE_NAMES,
  CUISINES,
  DIET_NAMES,
  DIETS,
  type Cuisine,
  type Diet,
} from '#shared/food/food.ts'
import { Select } from '#ui/choices/select.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { inWords } from '#ui/in-words.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ORDERS, SEARCH_TEXT_MAX } from '../contract.ts'
import { messages } from '../messages.ts'
import type { Search } from './queries.ts'
import type { Narrowing } from './use-shown-restaurants.ts'

interface RestaurantFiltersProps {
  value: Narrowing
  onChange: (narrowing: Narrowing) => void
}

/** What the list is narrowed by, and its order. */
export function RestaurantFilters({ value, onChange }: RestaurantFiltersProps) {
  const language = useLanguage()
  const { picker } = useTexts(messages)
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
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
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

/** How many were found, what was not searched for, and what a search cannot do. */
export function SearchNotes({ search }: { search: Search }) {
  const language = useLanguage()
  const { picker } = useTexts(messages)
  const { count, isPartial, unknownWords, refusedWords } = search
  return (
    <>
      <output className="text-note text-muted empty:hidden">
        {count > 0 && (isPartial ? picker.partial : picker.found(count))}
        {count > 0 && unknownWords.length > 0 && (
          <> {picker.unknown(inWords(unknownWords, language))}</>
        )}
      </output>
      {refusedWords.length > 0 && (
        <Notice tone="warn" isLive>
          {picker.refused(refusedWords.join(' '))}
        </Notice>
      )}
    </>
  )
}

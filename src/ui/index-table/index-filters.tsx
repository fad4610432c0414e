import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { Option } from '../choices/option.ts'
import { Select } from '../choices/select.tsx'
import { cx } from '../cx.ts'
import { DatePicker } from '../dates/date-picker.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useTexts } from '../texts.ts'
import { withValue, type IndexAddress, type IndexSearch, type OnSearch } from './address.ts'
import { indexTexts, type SortName } from './texts.ts'
import { useTyped } from './use-typed.ts'

export interface IndexFilter {
  name: string
  label: string
  /** Without options, a day is asked for. */
  options?: Option[]
}

export interface IndexFiltersProps {
  address: IndexAddress
  search: IndexSearch
  onSearch: OnSearch
  /** What can be searched for; without it there is no search. */
  searchHint?: string
  filters: readonly IndexFilter[]
  /** The orders that there are; the first is the usual one. */
  sorts: readonly SortName[]
}

const ALL = 'all'

/** A search, a few choices and the order; what is chosen goes into the page's address. */
export function IndexFilters(props: IndexFiltersProps) {
  const { address, search, onSearch, filters, sorts, searchHint } = props
  const words = useTexts(indexTexts)
  const set = (name: string, value: string) =>
    onSearch((now) => withValue(address, now, name, value))
  const [usual] = sorts
  const chosen = Object.keys(address.filtersOf(search))
  const isFiltered = chosen.length > 0
  const [isOpen, setOpen] = useState(false)
  const choicesId = useId()
  return (
    <search className="flex flex-wrap items-end gap-3">
      {searchHint !== undefined && <SearchField {...props} hint={searchHint} />}
      <Button
        variant="line"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <SlidersHorizontal />
        {words.filters(chosen.filter((name) => name !== 'search').length)}
      </Button>
      {/* On a phone the first rows are worth more than choices that are seldom made. */}
      <div id={choicesId} className={cx('contents', !isOpen && 'max-sm:hidden')}>
        {filters.map((filter) => (
          <Filter
            key={filter.name}
            filter={filter}
            value={String(search[filter.name] ?? '')}
            onChange={(value) => set(filter.name, value)}
          />
        ))}
        <Select
          label={words.sort}
          value={String(search['sort'] ?? usual)}
          options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
          onChange={(value) => set('sort', value === null || value === usual ? '' : value)}
          className="w-full sm:w-48"
        />
      </div>
      {isFiltered && (
        <Button variant="plain" onClick={() => onSearch(() => ({}))}>
          {words.clear}
        </Button>
      )}
    </search>
  )
}

interface FilterProps {
  filter: IndexFilter
  value: string
  onChange: (value: string) => void
}

function Filter({ filter: { label, options }, value, onChange }: FilterProps) {
  const words = useTexts(indexTexts)
  if (!options) {
    return (
      <DatePicker
        label={label}
        value={value === '' ? null : value}
        onChange={(day) => onChange(day ?? '')}
        className="w-full sm:w-44"
      />
    )
  }
  return (
    <Select
      label={label}
      value={value === '' ? ALL : value}
      options={[{ value: ALL, label: words.all }, ...options]}
      onChange={(next) => onChange(next === null || next === ALL ? '' : next)}
      className="w-full sm:w-44"
    />
  )
}

interface SearchFieldProps extends Pick<IndexFiltersProps, 'address' | 'search' | 'onSearch'> {
  hint: string
}

function SearchField({ address, search, onSearch, hint }: SearchFieldProps) {
  const words = useTexts(indexTexts)
  const [typed, type] = useTyped(String(search['search'] ?? ''), (text) => {
    onSearch((now) => withValue(address, now, 'search', text))
  })
  return (
    <TextField
      name="search"
      type="search"
      label={words.search}
      placeholder={hint}
      maxLength={100}
      value={typed}
      onChange={type}
      start={<Search className="text-muted" />}
      className="w-full md:w-80 md:flex-1"
    />
  )
}

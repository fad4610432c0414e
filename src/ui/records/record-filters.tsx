import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../actions/button.tsx'
import type { Option } from '../choices/option.ts'
import { Select } from '../choices/select.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useTexts } from '../texts.ts'
import type { RecordSearch } from './search.ts'
import { recordTexts } from './texts.ts'

export interface RecordFilter {
  name: string
  label: string
  options: Option[]
}

export interface RecordFiltersProps {
  search: RecordSearch
  onSearch: (next: RecordSearch) => void
  searchHint: string
  filters: readonly RecordFilter[]
}

const SETTLE_MS = 250
const ALL = 'all'

/** A search and a few choices; what is chosen goes into the page's address. */
export function RecordFilters({ search, onSearch, searchHint, filters }: RecordFiltersProps) {
  const words = useTexts(recordTexts)
  const [typed, setTyped] = useState(search['search'] ?? '')
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = search
    onSearch(value === '' ? others : { ...others, [name]: value })
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (search['search'] ?? '')) return
    const timer = setTimeout(() => set('search', wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <search className="flex flex-wrap items-end gap-3">
      <TextField
        name="search"
        type="search"
        label={words.search}
        placeholder={searchHint}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        start={<Search className="text-muted" />}
        className="w-full md:w-80 md:flex-1"
      />
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={search[name] ?? ALL}
          options={[{ value: ALL, label: words.all }, ...options]}
          onChange={(value) => set(name, value === null || value === ALL ? '' : value)}
          className="w-full sm:w-44"
        />
      ))}
      {Object.keys(search).length > 0 && (
        <Button
          variant="plain"
          onClick={() => {
            setTyped('')
            onSearch({})
          }}
        >
          {words.clear}
        </Button>
      )}
    </search>
  )
}

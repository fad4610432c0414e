import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/choices/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { actTexts, named } from '../act-texts.ts'
import { auditNamesQuery, type AuditFilters } from '../queries.ts'
import { auditTexts } from './audit-texts.ts'

interface AuditFilterProps {
  filters: AuditFilters
  onFilters: (next: AuditFilters) => void
}

const SETTLE_MS = 250
const ALL = 'all'

export function AuditFilterFields({ filters, onFilters }: AuditFilterProps) {
  const words = useTexts(auditTexts)
  const { acts, objects } = useTexts(actTexts)
  const { data: names } = useQuery(auditNamesQuery)
  const [typed, setTyped] = useState(filters.search ?? '')
  const set = (name: keyof AuditFilters, value: string | null) => {
    const { [name]: _, ...others } = filters
    onFilters(
      value === null || value === '' || value === ALL ? others : { ...others, [name]: value },
    )
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (filters.search ?? '')) return
    const timer = setTimeout(() => set('search', wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  const options = (list: readonly string[] | undefined, inWords: Record<string, string>) => [
    { value: ALL, label: words.all },
    ...(list ?? []).map((name) => ({ value: name, label: named(inWords, name) })),
  ]
  return (
    <search className="grid grid-cols-2 items-end gap-3 xl:grid-cols-[minmax(0,1fr)_13rem_11rem_10rem_10rem]">
      <TextField
        name="search"
        className="max-xl:col-span-2"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        start={<Search className="text-muted" />}
      />
      <Select
        label={words.act}
        value={filters.action ?? ALL}
        options={options(names?.actions, acts)}
        onChange={(value) => set('action', value)}
      />
      <Select
        label={words.object}
        value={filters.object ?? ALL}
        options={options(names?.objects, objects)}
        onChange={(value) => set('object', value)}
      />
      <TextField
        type="date"
        label={words.from}
        value={filters.from ?? ''}
        onChange={(value) => set('from', value)}
      />
      <TextField
        type="date"
        label={words.to}
        value={filters.to ?? ''}
        onChange={(value) => set('to', value)}
      />
      {Object.keys(filters).length > 0 && (
        <Button
          variant="plain"
          className="justify-self-start"
          onClick={() => {
            setTyped('')
            onFilters({})
          }}
        >
          {words.clear}
        </Button>
      )}
    </search>
  )
}

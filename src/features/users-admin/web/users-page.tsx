import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ROLES } from '#shared/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/choices/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { IndexBody } from '#ui/index-table/index-body.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { STATES } from '../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { ExportUsers } from './export-users.tsx'
import { PersonPanel } from './panel/person-panel.tsx'
import { usersQuery, type UserFilters } from './queries.ts'
import { filtersOf, type UsersSearch } from './users-search.ts'
import { UsersTable } from './users-table.tsx'

interface UsersPageProps {
  search: UsersSearch
  onSearch: (next: UsersSearch) => void
}

/** Everybody with an account: found in both scripts, filtered in the address, opened in a panel. */
export function UsersPage({ search, onSearch }: UsersPageProps) {
  const words = useTexts(adminTexts)
  const filters = filtersOf(search)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="text-muted">{words.lead}</p>
        </div>
        <ExportUsers filters={filters} />
      </div>
      <Filters search={search} onSearch={onSearch} />
      <Index filters={filters} onOpen={(person) => onSearch({ ...search, person })} />
      {search.person !== undefined && (
        <PersonPanel key={search.person} id={search.person} onClose={() => onSearch(filters)} />
      )}
    </>
  )
}

const SETTLE_MS = 250

function Filters({ search, onSearch }: UsersPageProps) {
  const words = useTexts(adminTexts)
  const { roles, states } = useTexts(messages)
  const [typed, setTyped] = useTyped(search, onSearch)
  const all = { value: 'all' as const, label: words.all }
  const change = (next: UsersSearch) => onSearch(filtersOf({ ...search, ...next }))
  const isFiltered = Boolean(search.search ?? search.role ?? search.state)
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_12rem_12rem_auto]">
      <TextField
        name="search"
        className="max-md:col-span-2"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        start={<Search className="text-muted" />}
      />
      <Select
        label={words.role}
        value={search.role ?? 'all'}
        options={[all, ...ROLES.map((role) => ({ value: role, label: roles[role] }))]}
        onChange={(role) => change({ role: role === 'all' || role === null ? undefined : role })}
      />
      <Select
        label={words.state}
        value={search.state ?? 'all'}
        options={[all, ...STATES.map((state) => ({ value: state, label: states[state] }))]}
        onChange={(state) =>
          change({ state: state === 'all' || state === null ? undefined : state })
        }
      />
      {isFiltered && (
        <Button variant="plain" onClick={() => onSearch({})}>
          {words.clear}
        </Button>
      )}
    </search>
  )
}

/**
 * What is typed goes into the address once the fingers rest, and closes nothing that was opened
 * meanwhile; another address shows in the field.
 */
function useTyped(search: UsersSearch, onSearch: UsersPageProps['onSearch']) {
  const [typed, setTyped] = useState(search.search ?? '')
  const [settled, setSettled] = useState<{ text: string }>()
  const sent = useRef(search.search ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (sent.current === (search.search ?? '')) return
    sent.current = search.search ?? ''
    setTyped(sent.current)
  }, [search.search])
  const send = useEffectEvent((text: string) => {
    sent.current = text
    onSearch({ ...filtersOf({ ...search, search: text }), person: search.person })
  })
  useEffect(() => {
    if (settled) send(settled.text)
  }, [settled])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSettled({ text: next.trim() }), SETTLE_MS)
  }
  return [typed, type] as const
}

function Index(props: { filters: UserFilters; onOpen: (id: number) => void }) {
  const words = useTexts(adminTexts)
  const filters = useDeferredValue(props.filters)
  const query = useInfiniteQuery({ ...usersQuery(filters), placeholderData: (last) => last })
  const users = query.data?.pages.flatMap((page) => page.users)
  return (
    <IndexBody query={query} rows={users} words={words}>
      {(rows) => (
        <UsersTable users={rows} isStale={query.isPlaceholderData} onOpen={props.onOpen} />
      )}
    </IndexBody>
  )
}

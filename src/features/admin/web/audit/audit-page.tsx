import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { IndexBody } from '#ui/index-table/index-body.tsx'
import { IndexTable, type IndexColumn } from '#ui/index-table/index-table.tsx'
import { SavedViews } from '#ui/index-table/saved-views.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { actTexts, named } from '../act-texts.ts'
import { auditQuery, type AuditEntry } from '../queries.ts'
import { AuditFilterFields } from './audit-filters.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { auditFiltersOf, readAuditSearch, type AuditSearch } from './audit-search.ts'
import { auditTexts } from './audit-texts.ts'
import { ExportAudit } from './export-audit.tsx'

interface AuditPageProps {
  search: AuditSearch
  onSearch: (next: AuditSearch) => void
}

/** Who changed what: filtered in the address, opened in a panel, taken along as a file. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const words = useTexts(auditTexts)
  const filters = auditFiltersOf(search)
  const query = useInfiniteQuery({ ...auditQuery(filters), placeholderData: (last) => last })
  const entries = query.data?.pages.flatMap((page) => page.entries)
  const opened = entries?.find(({ id }) => id === search.entry)
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-6 md:py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{words.title}</h1>
          <p className="max-w-[62ch] text-muted">{words.lead}</p>
        </div>
        <ExportAudit filters={filters} />
      </div>
      <AuditFilterFields
        key={search.search === undefined ? 'none' : 'some'}
        filters={filters}
        onFilters={onSearch}
      />
      <SavedViews
        storageKey="admin-audit-views"
        current={filters}
        words={words}
        onPick={(view) => onSearch(readAuditSearch(view))}
      />
      <IndexBody query={query} rows={entries} words={{ ...words, more: words.showMore }}>
        {(rows) => (
          <Entries
            rows={rows}
            isStale={query.isPlaceholderData}
            onOpen={(entry) => onSearch({ ...search, entry: entry.id })}
          />
        )}
      </IndexBody>
      {opened && <AuditPanel entry={opened} onClose={() => onSearch(filters)} />}
    </main>
  )
}

function Entries(props: {
  rows: readonly AuditEntry[]
  isStale: boolean
  onOpen: (entry: AuditEntry) => void
}) {
  const words = useTexts(auditTexts)
  const { acts } = useTexts(actTexts)
  const columns: IndexColumn<AuditEntry>[] = [
    { name: 'object', title: words.object, cell: objectOf },
    { name: 'actor', title: words.actor, phone: 'line', cell: actorOf },
    { name: 'at', title: words.at, phone: 'line', cell: momentOf },
  ]
  return (
    <IndexTable
      label={words.title}
      rows={props.rows}
      keyOf={({ id }) => id}
      lead={{
        title: words.act,
        name: ({ action }) => named(acts, action),
        open: ({ action }) => words.open(named(acts, action)),
      }}
      columns={columns}
      onOpen={props.onOpen}
      isStale={props.isStale}
    />
  )
}

const objectOf = (entry: AuditEntry) => <ObjectOf entry={entry} />
const actorOf = (entry: AuditEntry) => <ActorOf entry={entry} />
const momentOf = (entry: AuditEntry) => <MomentOf entry={entry} />

function ObjectOf({ entry }: { entry: AuditEntry }) {
  const { objects } = useTexts(actTexts)
  return (
    <>
      {named(objects, entry.object)} <bdi>{entry.objectId}</bdi>
    </>
  )
}

function ActorOf({ entry }: { entry: AuditEntry }) {
  const words = useTexts(auditTexts)
  return (
    <>
      <bdi>{entry.actor || words.nobody}</bdi>
      <span className="block text-note text-muted">{words.roles[entry.role]}</span>
    </>
  )
}

function MomentOf({ entry }: { entry: AuditEntry }) {
  const instant = new Date(entry.at)
  return (
    <time dateTime={entry.at} className="whitespace-nowrap">
      {formatDay(dayOf(instant), useLanguage(), 'long')} · {formatClock(instant)}
    </time>
  )
}

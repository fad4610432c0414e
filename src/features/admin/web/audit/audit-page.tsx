import { useQuery } from '@tanstack/react-query'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { actionTexts } from '../action-texts.ts'
import { named } from '../named.ts'
import { AUDIT_SORTS, exportAudit } from '../../contract.ts'
import { auditNamesQuery, auditQuery, type AuditEntry } from '../queries.ts'
import { AUDIT_ADDRESS } from './address.ts'
import { AuditPanel } from './audit-panel.tsx'
import { actorName, auditTexts } from './audit-texts.ts'

interface AuditPageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** Who changed what: filtered in the address, opened in a panel, taken along as a file. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const words = useTexts(auditTexts)
  const { actions } = useTexts(actionTexts)
  const filters = useFilters()
  const query = useIndexPages(auditQuery(search))
  const entries = query.data?.pages.flatMap((page) => page.entries)
  const opened = entries?.find(({ id }) => id === search['entry'])
  return (
    <>
      <IndexPage
        name="audit"
        title={words.title}
        text={words.lead}
        address={AUDIT_ADDRESS}
        search={search}
        onSearch={onSearch}
        searchHint={words.searchHint}
        filters={filters}
        sorts={AUDIT_SORTS}
        csvPath={exportAudit.path}
        query={query}
        rows={entries}
        keyOf={({ id }) => id}
        lead={{
          title: words.action,
          name: ({ action }) => named(actions, action),
          open: ({ action }) => words.open(named(actions, action)),
        }}
        columns={[
          { title: words.object, render: objectOf },
          { title: words.actor, phone: 'line', render: actorOf },
          { title: words.at, phone: 'line', render: momentOf },
        ]}
        onOpen={({ id }) => onSearch((now) => ({ ...now, entry: id }))}
      />
      {opened && (
        <AuditPanel entry={opened} onClose={() => onSearch(withoutPanel(AUDIT_ADDRESS))} />
      )}
    </>
  )
}

const optionsOf = (list: readonly string[] | undefined, inWords: Record<string, string>) =>
  (list ?? []).map((name) => ({ value: name, label: named(inWords, name) }))

function useFilters() {
  const words = useTexts(auditTexts)
  const { actions, objects } = useTexts(actionTexts)
  const { data: names } = useQuery(auditNamesQuery)
  return [
    { name: 'action', label: words.action, options: optionsOf(names?.actions, actions) },
    { name: 'object', label: words.object, options: optionsOf(names?.objects, objects) },
    { name: 'from', label: words.from },
    { name: 'to', label: words.to },
  ]
}

const objectOf = (entry: AuditEntry) => <ObjectOf entry={entry} />
const actorOf = (entry: AuditEntry) => <ActorOf entry={entry} />
const momentOf = (entry: AuditEntry) => <MomentOf entry={entry} />

function ObjectOf({ entry }: { entry: AuditEntry }) {
  const { objects } = useTexts(actionTexts)
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
      <bdi>{actorName(entry, words)}</bdi>
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

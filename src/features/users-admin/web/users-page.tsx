import { formatDay } from '#shared/dates.ts'
import { ROLES } from '#shared/wire/endpoint.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { exportUsers } from '../contract.ts'
import { messages } from '../messages.ts'
import { SORTS, STATES } from '../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { PersonPanel } from './panel/person-panel.tsx'
import { usersQuery, type IndexedUser } from './queries.ts'
import { useBulkActions } from './use-bulk-actions.ts'
import { USERS_ADDRESS } from './users-address.ts'

interface UsersPageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** Everyone with an account: found in both scripts, filtered in the address, opened in a panel. */
export function UsersPage({ search, onSearch }: UsersPageProps) {
  const words = useTexts(adminTexts)
  const { table, roles, states } = useTexts(messages)
  const columns = useColumns()
  const bulkActions = useBulkActions()
  const query = useIndexPages(usersQuery(search))
  const { person } = search
  return (
    <>
      <IndexPage
        name="users"
        title={words.title}
        text={words.lead}
        address={USERS_ADDRESS}
        search={search}
        onSearch={onSearch}
        searchHint={words.searchHint}
        filters={[
          {
            name: 'role',
            label: words.role,
            options: ROLES.map((value) => ({ value, label: roles[value] })),
          },
          {
            name: 'state',
            label: words.state,
            options: STATES.map((value) => ({ value, label: states[value] })),
          },
        ]}
        sorts={SORTS}
        csvPath={exportUsers.path}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.users)}
        keyOf={({ id }) => id}
        lead={{ title: table.name, name: ({ name }) => name, renderNote: noteOf }}
        columns={columns}
        bulkActions={bulkActions}
        onOpen={({ id }) => onSearch((now) => ({ ...now, person: id }))}
      />
      {typeof person === 'number' && (
        <PersonPanel
          key={person}
          id={person}
          onClose={() => onSearch(withoutPanel(USERS_ADDRESS))}
        />
      )}
    </>
  )
}

const noteOf = ({ id, phone }: IndexedUser) => (
  <>
    <bdi dir="ltr">#{id}</bdi>
    <bdi dir="ltr">{formatPhone(phone)}</bdi>
  </>
)

function useColumns(): IndexColumn<IndexedUser>[] {
  const words = useTexts(adminTexts)
  const { table, roles, states } = useTexts(messages)
  const language = useLanguage()
  return [
    { title: table.role, render: (user) => user.roles.map((role) => roles[role]).join(' · ') },
    {
      title: table.state,
      render: ({ state }) => (
        <Chip tone={state === 'active' ? 'quiet' : 'bad'}>{states[state]}</Chip>
      ),
    },
    {
      title: table.subscriptions,
      render: ({ subscriptions }) => (
        <>
          <span className="max-md:hidden">{subscriptions}</span>
          {subscriptions > 0 && (
            <span className="text-note md:hidden">{words.running(subscriptions)}</span>
          )}
        </>
      ),
    },
    {
      title: table.since,
      phone: 'hidden',
      render: ({ since }) => (
        <span className="whitespace-nowrap">{formatDay(since, language, 'long')}</span>
      ),
    },
    {
      title: table.lastSeen,
      phone: 'line',
      render: ({ lastSeenAt }) => (
        <span className="text-muted max-md:text-note">
          {lastSeenAt === null ? words.never : momentIn(language, lastSeenAt)}
        </span>
      ),
    },
  ]
}

import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { IndexTable, type IndexColumn } from '#ui/index-table/index-table.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { adminTexts } from './admin-texts.ts'
import type { IndexedUser } from './queries.ts'
import { momentIn } from '#ui/moment.ts'

interface UsersTableProps {
  users: readonly IndexedUser[]
  isStale: boolean
  onOpen: (id: number) => void
}

/** A row a person. */
export function UsersTable({ users, isStale, onOpen }: UsersTableProps) {
  const words = useTexts(adminTexts)
  const { table } = useTexts(messages)
  const columns = useColumns()
  const nameOf = ({ name }: IndexedUser) => name || words.noName
  return (
    <IndexTable
      label={words.title}
      rows={users}
      keyOf={({ id }) => id}
      isStale={isStale}
      onOpen={({ id }) => onOpen(id)}
      lead={{
        title: table.name,
        name: nameOf,
        open: (user) => words.open(nameOf(user)),
        note: noteOf,
      }}
      columns={columns}
    />
  )
}

const noteOf = ({ id, phone }: IndexedUser) => (
  <span className="flex flex-wrap gap-x-3">
    <bdi dir="ltr">#{id}</bdi>
    <bdi dir="ltr">{formatPhone(phone)}</bdi>
  </span>
)

function useColumns(): IndexColumn<IndexedUser>[] {
  const words = useTexts(adminTexts)
  const { table, roles, states } = useTexts(messages)
  const language = useLanguage()
  const moment = (at: string) => momentIn(language, at)
  return [
    {
      name: 'role',
      title: table.role,
      cell: (user) => user.roles.map((role) => roles[role]).join(' · '),
    },
    {
      name: 'state',
      title: table.state,
      cell: ({ state }) => <Chip tone={state === 'active' ? 'quiet' : 'bad'}>{states[state]}</Chip>,
    },
    {
      name: 'subscriptions',
      title: table.subscriptions,
      cell: ({ subscriptions }) => (
        <>
          <span className="max-md:hidden">{subscriptions}</span>
          {subscriptions > 0 && (
            <span className="text-note md:hidden">{words.running(subscriptions)}</span>
          )}
        </>
      ),
    },
    {
      name: 'since',
      title: table.since,
      phone: 'hidden',
      cell: ({ since }) => (
        <span className="whitespace-nowrap">{formatDay(since, language, 'long')}</span>
      ),
    },
    {
      name: 'lastSeen',
      title: table.lastSeen,
      phone: 'line',
      cell: ({ lastSeenAt }) => (
        <span className="text-muted max-md:text-note">
          {lastSeenAt === null ? words.never : moment(lastSeenAt)}
        </span>
      ),
    },
  ]
}

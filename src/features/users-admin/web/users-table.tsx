import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { adminTexts } from './admin-texts.ts'
import type { IndexedUser } from './queries.ts'
import { useMoment } from './use-moment.ts'

interface UsersTableProps {
  users: readonly IndexedUser[]
  isStale: boolean
  onOpen: (id: number) => void
}

const COLUMNS = ['name', 'role', 'state', 'subscriptions', 'since', 'lastSeen'] as const

/** A row a person; on a phone each row is a card. */
export function UsersTable({ users, isStale, onOpen }: UsersTableProps) {
  const words = useTexts(adminTexts)
  const { table } = useTexts(messages)
  return (
    <div
      className={cx(
        'overflow-x-auto rounded-card border-line border-hairline',
        isStale && 'opacity-60',
      )}
    >
      <table className="w-full max-md:block">
        <caption className="sr-only">{words.title}</caption>
        <thead className="bg-sunk max-md:sr-only">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 text-start text-note font-strong">
                {table[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {users.map((user) => (
            <UserRow key={user.id} user={user} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'px-4 py-3 align-middle max-md:p-0'

function UserRow({ user, onOpen }: { user: IndexedUser; onOpen: (id: number) => void }) {
  const words = useTexts(adminTexts)
  const { roles, states } = useTexts(messages)
  const language = useLanguage()
  const moment = useMoment()
  const name = user.name || words.noName
  return (
    <tr className="relative border-t-line border-hairline first:border-t-0 hover:bg-subtle max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4">
      <th scope="row" className={cx(CELL, 'text-start font-normal max-md:w-full')}>
        <button
          type="button"
          aria-label={words.open(name)}
          className="min-h-6 cursor-pointer text-start font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
          onClick={() => onOpen(user.id)}
        >
          <bdi>{name}</bdi>
        </button>
        <span className="num flex flex-wrap gap-x-3 text-note text-muted">
          <bdi dir="ltr">#{user.id}</bdi>
          <bdi dir="ltr">{formatPhone(user.phone)}</bdi>
        </span>
      </th>
      <td className={CELL}>{user.roles.map((role) => roles[role]).join(' · ')}</td>
      <td className={CELL}>
        <Chip tone={user.state === 'active' ? 'quiet' : 'bad'}>{states[user.state]}</Chip>
      </td>
      <td className={cx(CELL, 'num', user.subscriptions === 0 && 'max-md:hidden')}>
        <span className="max-md:hidden">{user.subscriptions}</span>
        <span className="text-note md:hidden">{words.running(user.subscriptions)}</span>
      </td>
      <td className={cx(CELL, 'num whitespace-nowrap max-md:hidden')}>
        {formatDay(user.since, language, 'long')}
      </td>
      <td className={cx(CELL, 'num text-muted max-md:w-full max-md:text-note')}>
        {user.lastSeenAt === null ? words.never : moment(user.lastSeenAt)}
      </td>
    </tr>
  )
}

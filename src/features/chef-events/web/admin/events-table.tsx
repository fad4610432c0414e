import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { IndexTable, type IndexColumn } from '#ui/index-table/index-table.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { STATUS_TONES } from '../status-tone.ts'
import { useEventType } from './use-event-type.ts'
import type { AdminEvent } from './queries.ts'
import { adminTexts } from './texts.ts'

interface EventsTableProps {
  events: readonly AdminEvent[]
  isStale: boolean
  onOpen: (id: number) => void
}

/** A row a request. */
export function EventsTable({ events, isStale, onOpen }: EventsTableProps) {
  const words = useTexts(adminTexts)
  const typeOf = useEventType()
  const columns = useColumns()
  const nameOf = ({ customerName }: AdminEvent) => customerName || words.noName
  return (
    <IndexTable
      label={words.title}
      rows={events}
      keyOf={({ id }) => id}
      isStale={isStale}
      onOpen={({ id }) => onOpen(id)}
      lead={{
        title: words.table.customer,
        name: nameOf,
        open: (event) => words.open(words.panel.title(typeOf(event), event.id), nameOf(event)),
        note: noteOf,
      }}
      columns={columns}
    />
  )
}

const noteOf = ({ id, customerPhone }: AdminEvent) => (
  <span className="flex flex-wrap gap-x-3">
    <bdi dir="ltr">#{id}</bdi>
    <bdi dir="ltr">{formatPhone(customerPhone)}</bdi>
  </span>
)

function useColumns(): IndexColumn<AdminEvent>[] {
  const { table, ...words } = useTexts(adminTexts)
  const { statuses, list } = useTexts(messages)
  const language = useLanguage()
  const typeOf = useEventType()
  return [
    {
      name: 'event',
      title: table.event,
      phone: 'line',
      cell: (event) => (
        <>
          {typeOf(event)}
          <span className="block text-note text-muted">{list.guestCount(event.guestCount)}</span>
        </>
      ),
    },
    {
      name: 'starts',
      title: table.starts,
      phone: 'line',
      cell: ({ startsAt }) => momentIn(language, startsAt),
    },
    {
      name: 'status',
      title: table.status,
      cell: ({ status, hasComplaint }) => (
        <span className="flex flex-wrap gap-1.5">
          <Chip tone={STATUS_TONES[status]}>{statuses[status]}</Chip>
          {hasComplaint && <Chip tone="bad">{words.complaint}</Chip>}
        </span>
      ),
    },
    {
      name: 'chef',
      title: table.chef,
      cell: ({ chefName, quotes, invited }) => (
        <>
          <bdi className={chefName === null ? 'text-muted' : undefined}>
            {chefName ?? words.noChef}
          </bdi>
          <span className="block text-note text-muted">{words.answered(quotes, invited)}</span>
        </>
      ),
    },
    {
      name: 'total',
      title: table.total,
      align: 'end',
      cell: ({ total }) => total !== null && <Price dirhams={total} decimals="always" />,
    },
  ]
}

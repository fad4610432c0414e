import { Suspense } from 'react'
import { Price } from '#ui/food/price.tsx'
import { type IndexSearch, type OnSearch, withoutPanel } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { exportOrdersToPack, ORDER_SORTS } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { needsReason, ORDER_METHODS, ORDER_STATUSES } from '../../rules.ts'
import { statusTexts } from '../../status-texts.ts'
import { OrderChip } from '../order/order-chip.tsx'
import { windowWords } from '../order/window-words.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_ORDERS_ADDRESS } from './address.ts'
import { useAfterMissWords } from './after-miss-words.ts'
import { OrderMoves } from './order-moves.tsx'
import { adminOrdersQuery, type PackedOrder } from './queries.ts'
import { useBulkActions } from './use-bulk-actions.tsx'

const OrderPanel = lazyPart(async () => (await import('./order-panel.tsx')).OrderPanel)

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

/** Where an admin packs, sends and closes orders of ingredients. */
export function AdminOrdersPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table } = useTexts(tableTexts)
  const filters = useFilters()
  const columns = useColumns()
  const bulkActions = useBulkActions()
  const query = useIndexPages(adminOrdersQuery(useLanguage(), search))
  const { order: opened } = search
  return (
    <>
      <IndexPage
        name="ingredient-orders"
        title={words.title}
        text={words.lead}
        address={ADMIN_ORDERS_ADDRESS}
        search={search}
        onSearch={onSearch}
        searchHint={words.searchHint}
        filters={filters}
        sorts={ORDER_SORTS}
        csvPath={exportOrdersToPack.path}
        query={query}
        rows={query.data?.pages.flatMap((page) => page.orders)}
        none={{ title: words.none, text: words.noneText }}
        keyOf={({ id }) => id}
        lead={{
          title: table.number,
          name: ({ number }) => number,
          open: (order) => words.open(order.number, order.customerName),
          renderNote: (order) => (
            <>
              <bdi>{order.customerName}</bdi>
              <CustomerPhone phone={order.customerPhone} />
            </>
          ),
        }}
        columns={columns}
        bulkActions={bulkActions}
        onOpen={({ id }) => onSearch((now) => ({ ...now, order: id }))}
      />
      {typeof opened === 'number' && (
        <Suspense>
          <OrderPanel
            key={opened}
            id={opened}
            onClose={() => onSearch(withoutPanel(ADMIN_ORDERS_ADDRESS))}
          />
        </Suspense>
      )}
    </>
  )
}

function useFilters() {
  const words = useTexts(adminTexts)
  const { table } = useTexts(tableTexts)
  const { statuses, methods, late } = useTexts(statusTexts)
  return [
    {
      name: 'status',
      label: table.status,
      options: [
        { value: 'open', label: words.openStatus },
        { value: 'late', label: late },
        ...ORDER_STATUSES.map((value) => ({ value, label: statuses[value] })),
      ],
    },
    {
      name: 'method',
      label: table.method,
      options: ORDER_METHODS.map((value) => ({ value, label: methods[value] })),
    },
    { name: 'day', label: words.deliveryDay },
  ]
}

function useColumns(): IndexColumn<PackedOrder>[] {
  const words = useTexts(adminTexts)
  const { table } = useTexts(tableTexts)
  const { methods, money } = useTexts(statusTexts)
  const afterMiss = useAfterMissWords()
  const language = useLanguage()
  return [
    {
      title: table.status,
      render: (order) => (
        <>
          <OrderChip order={order} />
          <span className="num block text-note text-muted">{afterMiss(order)}</span>
        </>
      ),
    },
    {
      title: table.day,
      phone: 'line',
      render: ({ window, address }) => (
        <>
          {windowWords(window, language)}
          <span className="block text-note text-muted">{address}</span>
        </>
      ),
    },
    {
      title: table.method,
      phone: 'hidden',
      render: ({ paymentMethod, moneyState, awaitsPayment }) => (
        <>
          {methods[paymentMethod]}
          <span className="block text-note text-muted">
            {awaitsPayment ? words.awaits : money[moneyState]}
          </span>
        </>
      ),
    },
    {
      title: table.total,
      align: 'end',
      render: ({ total }) => <Price dirhams={total} decimals="always" />,
    },
    {
      title: words.next,
      render: (order) => (
        <OrderMoves
          order={order}
          statuses={order.nextStatuses.filter((status) => !needsReason(status))}
        />
      ),
    },
  ]
}

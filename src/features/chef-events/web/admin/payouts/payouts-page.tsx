import { exportPayouts, PAYOUT_SORTS } from '#features/chef-events/admin-tables-contract.ts'
import { PAYOUT_STATES } from '#features/chef-events/rules.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import type { IndexColumn } from '#ui/index-table/index-table.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { payoutTexts } from '../../chef/payout-texts.ts'
import { ADMIN_PAYOUTS_ADDRESS } from '../address.ts'
import { PageTabs } from '../page-tabs.tsx'
import { payoutsQuery, type AdminPayout } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { PaidButton } from './paid-button.tsx'
import { PAYOUT_TONES } from './payout-tones.ts'
import { useBulkActions } from './use-bulk-actions.tsx'

interface AdminPayoutsPageProps {
  search: IndexSearch
  onSearch: OnSearch
}

/** What chefs are owed and were paid. */
export function AdminPayoutsPage({ search, onSearch }: AdminPayoutsPageProps) {
  const { payouts: words } = useTexts(adminTexts)
  const { payoutStates } = useTexts(payoutTexts)
  const columns = useColumns()
  const bulkActions = useBulkActions()
  const query = useIndexPages(payoutsQuery(useLanguage(), search))
  return (
    <IndexPage
      name="payouts"
      title={words.title}
      text={words.lead}
      address={ADMIN_PAYOUTS_ADDRESS}
      search={search}
      onSearch={onSearch}
      filters={[
        {
          name: 'state',
          label: words.state,
          options: PAYOUT_STATES.map((value) => ({ value, label: payoutStates[value] })),
        },
      ]}
      sorts={PAYOUT_SORTS}
      csvPath={exportPayouts.path}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.rows)}
      none={{ title: words.none, text: words.noneText }}
      keyOf={({ id }) => id}
      lead={{
        title: words.chef,
        name: ({ chefName }) => chefName,
        renderNote: ({ eventId }) => words.event(eventId),
      }}
      columns={columns}
      bulkActions={bulkActions}
      hrefOf={({ eventId }) => `/admin/chef-events?event=${eventId}`}
    >
      <PageTabs current="payouts" />
    </IndexPage>
  )
}

function useColumns(): IndexColumn<AdminPayout>[] {
  const { payouts: words } = useTexts(adminTexts)
  const { payoutStates } = useTexts(payoutTexts)
  const language = useLanguage()
  return [
    {
      title: words.state,
      render: ({ state }) => <Chip tone={PAYOUT_TONES[state]}>{payoutStates[state]}</Chip>,
    },
    {
      title: words.gross,
      phone: 'hidden',
      render: ({ gross }) => <Price dirhams={gross} decimals="always" />,
    },
    {
      title: words.fee,
      phone: 'hidden',
      render: ({ fee }) => <Price dirhams={fee} decimals="always" />,
    },
    {
      title: words.net,
      render: ({ net }) => <Price dirhams={net} decimals="always" className="font-strong" />,
    },
    { title: words.due, phone: 'hidden', render: ({ dueAt }) => momentIn(language, dueAt) },
    { title: words.paidOn, render: (payout) => <Paid payout={payout} /> },
  ]
}

function Paid({ payout }: { payout: AdminPayout }) {
  const { payouts: words } = useTexts(adminTexts)
  const language = useLanguage()
  const { state, paidAt, reference } = payout
  if (state === 'due') return <PaidButton payout={payout} />
  if (paidAt === null) return null
  return (
    <>
      {momentIn(language, paidAt)}
      {reference !== null && (
        <span className="block text-note text-muted">
          {words.reference}: <bdi>{reference}</bdi>
        </span>
      )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Select } from '#ui/choices/select.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { IndexBody } from '#ui/index-table/index-body.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordTable, type RecordColumn } from '#ui/records/record-table.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { PAYOUT_STATES } from '#features/chef-events/rules.ts'
import { payoutTexts } from '../../chef/payout-texts.ts'
import { PageHead } from '../page-head.tsx'
import { payoutStateOf, payoutsQuery, type AdminPayout } from '../queries.ts'
import type { PayoutsSearch } from '../search.ts'
import { adminTexts } from '../texts.ts'
import { PaidButton } from './paid-button.tsx'
import { PAYOUT_TONES } from './payout-tones.ts'

interface AdminPayoutsPageProps {
  search: PayoutsSearch
  onSearch: (next: PayoutsSearch) => void
}

/** What chefs are owed and were paid. */
export function AdminPayoutsPage({ search, onSearch }: AdminPayoutsPageProps) {
  const { payouts: words } = useTexts(adminTexts)
  const { all } = useTexts(recordTexts)
  const { payoutStates } = useTexts(payoutTexts)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} current="payouts" />
      <search>
        <Select
          label={words.state}
          value={payoutStateOf(search) ?? 'all'}
          options={[
            { value: 'all' as const, label: all },
            ...PAYOUT_STATES.map((value) => ({ value, label: payoutStates[value] })),
          ]}
          onChange={(state) => onSearch(state === null || state === 'all' ? {} : { state })}
          className="w-full sm:w-52"
        />
      </search>
      <Index search={search} />
    </>
  )
}

function Index({ search }: { search: PayoutsSearch }) {
  const { payouts: words } = useTexts(adminTexts)
  const records = useTexts(recordTexts)
  const columns = useColumns()
  const query = useInfiniteQuery({
    ...payoutsQuery(useLanguage(), search),
    placeholderData: (last) => last,
  })
  return (
    <IndexBody
      query={query}
      rows={query.data?.pages.flatMap((page) => page.rows)}
      words={{ ...records, none: words.none, noneText: words.noneText }}
    >
      {(rows) => (
        <RecordTable
          title={words.title}
          rows={rows}
          isStale={query.isPlaceholderData}
          keyOf={({ id }) => id}
          nameLabel={words.chef}
          nameOf={({ chefName }) => chefName}
          renderNote={({ eventId }) => words.event(eventId)}
          hrefOf={({ eventId }) => `/admin/chef-events?event=${eventId}`}
          columns={columns}
        />
      )}
    </IndexBody>
  )
}

function useColumns(): RecordColumn<AdminPayout>[] {
  const { payouts: words } = useTexts(adminTexts)
  const { payoutStates } = useTexts(payoutTexts)
  const language = useLanguage()
  return [
    {
      label: words.state,
      render: ({ state }) => <Chip tone={PAYOUT_TONES[state]}>{payoutStates[state]}</Chip>,
    },
    {
      label: words.gross,
      isWideOnly: true,
      render: ({ gross }) => <Price dirhams={gross} decimals="always" />,
    },
    {
      label: words.fee,
      isWideOnly: true,
      render: ({ fee }) => <Price dirhams={fee} decimals="always" />,
    },
    {
      label: words.net,
      render: ({ net }) => <Price dirhams={net} decimals="always" className="font-strong" />,
    },
    { label: words.due, isWideOnly: true, render: ({ dueAt }) => momentIn(language, dueAt) },
    { label: words.paidOn, render: (payout) => <Paid payout={payout} /> },
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

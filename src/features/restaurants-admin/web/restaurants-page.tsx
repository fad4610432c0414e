import { Plus } from 'lucide-react'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { exportRestaurants, RESTAURANT_SORTS } from '../contract.ts'
import { messages } from '../messages.ts'
import { RESTAURANTS_ADDRESS } from './address.ts'
import { allRestaurantsQuery } from './queries.ts'
import { reviewTexts } from './review/review-texts.ts'
import { StageChip } from './review/stage-chip.tsx'
import { adminTexts } from './texts.ts'
import { useBulkActions } from './use-bulk-actions.ts'

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

export function AdminRestaurantsPage({ search, onSearch }: Props) {
  const words = useTexts(adminTexts)
  const { table, states } = useTexts(messages)
  const { stages } = useTexts(reviewTexts)
  const language = useLanguage()
  const bulkActions = useBulkActions()
  const query = useIndexPages(allRestaurantsQuery(language, search))
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="restaurants"
      address={RESTAURANTS_ADDRESS}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      sorts={RESTAURANT_SORTS}
      csvPath={exportRestaurants.path}
      filters={[
        {
          name: 'isActive',
          label: table.state,
          options: [
            { value: 'true', label: states.open },
            { value: 'false', label: states.closed },
          ],
        },
        {
          name: 'inReview',
          label: words.review,
          options: [
            { value: 'true', label: stages.review },
            { value: 'false', label: words.notInReview },
          ],
        },
        {
          name: 'emirate',
          label: table.emirate,
          options: EMIRATES.map((value) => ({ value, label: EMIRATE_NAMES[value][language] })),
        },
      ]}
      query={query}
      bulkActions={bulkActions}
      rows={query.data?.pages.flatMap((page) => page.restaurants)}
      keyOf={({ id }) => id}
      lead={{
        title: table.name,
        name: ({ name }) => name,
        renderNote: ({ id, area }) => (
          <>
            <span>#{id}</span>
            <span>{area ?? words.noArea}</span>
          </>
        ),
      }}
      hrefOf={({ id }) => `/admin/restaurants/${id}`}
      columns={[
        {
          title: table.state,
          render: ({ stage }) => <StageChip stage={stage} />,
        },
        {
          title: table.monthlyPrice,
          render: ({ monthlyPrice }) => <Price dirhams={monthlyPrice} />,
        },
        {
          title: table.deliveryFee,
          phone: 'hidden',
          render: ({ deliveryFee }) => <Price dirhams={deliveryFee} />,
        },
        {
          title: table.capacityPerDay,
          phone: 'hidden',
          render: ({ capacityPerDay }) => capacityPerDay,
        },
        { title: table.subscriptions, phone: 'hidden', render: (row) => row.subscriptions },
        {
          title: table.missed,
          render: ({ missed }) => missed > 0 && <Chip tone="bad">{words.missedOf(missed)}</Chip>,
        },
      ]}
    >
      <LinkButton href="/admin/restaurants/new" className="w-fit">
        <Plus />
        {words.add}
      </LinkButton>
    </IndexPage>
  )
}

import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import type { IndexSearch, OnSearch } from '#ui/index-table/address.ts'
import { IndexPage } from '#ui/index-table/index-page.tsx'
import { useIndexPages } from '#ui/index-table/pages.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { CLAIM_SORTS, exportFoodProblems } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { CLAIM_KINDS, CLAIM_STATES } from '../../rules.ts'
import { foodProblemsQuery } from '../queries.ts'
import { FOOD_PROBLEMS_ADDRESS } from './address.ts'
import { adminClaimTexts } from './admin-texts.ts'
import { OpenContests } from './contest-decision.tsx'
import { toneOf } from './tones.ts'

interface Props {
  search: IndexSearch
  onSearch: OnSearch
}

/** What customers say was wrong, and what kitchens say against it. */
export function FoodProblemsPage({ search, onSearch }: Props) {
  const words = useTexts(adminClaimTexts)
  const { table } = useTexts(tableTexts)
  const { kinds, states, anyDish } = useTexts(messages)
  const language = useLanguage()
  const query = useIndexPages(foodProblemsQuery(language, search))
  const [first] = query.data?.pages ?? []
  return (
    <IndexPage
      title={words.title}
      text={words.lead}
      name="food-problems"
      address={FOOD_PROBLEMS_ADDRESS}
      search={search}
      onSearch={onSearch}
      searchHint={words.searchHint}
      sorts={CLAIM_SORTS}
      csvPath={exportFoodProblems.path}
      none={{ title: words.none, text: words.noneText }}
      filters={[
        {
          name: 'state',
          label: table.state,
          options: CLAIM_STATES.map((value) => ({ value, label: states[value] })),
        },
        {
          name: 'kind',
          label: table.kind,
          options: CLAIM_KINDS.map((value) => ({ value, label: kinds[value] })),
        },
      ]}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.claims)}
      keyOf={({ id }) => id}
      lead={{
        title: table.customer,
        name: ({ customerName }) => customerName,
        renderNote: ({ customerPhone }) => <bdi dir="ltr">{formatPhone(customerPhone)}</bdi>,
      }}
      hrefOf={({ id }) => `/admin/food-problems/${id}`}
      columns={[
        { title: table.kind, render: ({ kind }) => kinds[kind] },
        {
          title: table.state,
          render: ({ kind, state }) => <Chip tone={toneOf(kind, state)}>{states[state]}</Chip>,
        },
        {
          title: table.restaurant,
          render: ({ restaurant, occasion }) => (
            <bdi>{`${restaurant} · ${OCCASION_NAMES[occasion][language]}`}</bdi>
          ),
        },
        {
          title: table.dish,
          phone: 'hidden',
          render: ({ dish, kind }) => <bdi>{dish ?? (kind === 'allergen' && anyDish)}</bdi>,
        },
        { title: table.made, render: ({ madeAt }) => momentIn(language, madeAt) },
      ]}
    >
      {first && (
        <>
          <p className="num font-strong">
            {words.counts(first.counts.open, first.counts.contests)}
          </p>
          <OpenContests contests={first.contests} />
        </>
      )}
    </IndexPage>
  )
}

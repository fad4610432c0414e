import { formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { decideContest } from '../../admin-contract.ts'
import { FOOD_PROBLEMS_KEY, type OpenContest } from '../queries.ts'
import { adminClaimTexts } from './admin-texts.ts'

/** What kitchens say that no one has decided yet. */
export function OpenContests({ contests }: { contests: readonly OpenContest[] }) {
  const words = useTexts(adminClaimTexts)
  const language = useLanguage()
  if (contests.length === 0) return null
  return (
    <RecordSection title={words.contests}>
      <p className="text-note text-muted">{words.contestText}</p>
      <ul className="grid gap-4">
        {contests.map((one) => (
          <li key={one.ticketId} className="grid gap-2 border-t-line border-hairline pt-3">
            <p className="font-strong">
              <bdi>{one.restaurant}</bdi> · {formatDay(one.day, language)} ·{' '}
              {OCCASION_NAMES[one.occasion][language]}
            </p>
            <p dir="auto" className="wrap-anywhere text-start whitespace-pre-line">
              {one.words}
            </p>
            <ContestActions ticketId={one.ticketId} />
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}

export function ContestActions({ ticketId }: { ticketId: number }) {
  const words = useTexts(adminClaimTexts)
  const { mutate, isPending } = useAction(
    (decision: 'upheld' | 'dismissed') => call(decideContest, { id: ticketId, decision }),
    { done: words.decided, refreshes: [FOOD_PROBLEMS_KEY] },
  )
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" variant="line" isPending={isPending} onClick={() => mutate('upheld')}>
        {words.uphold}
      </Button>
      <Button size="sm" variant="line" isPending={isPending} onClick={() => mutate('dismissed')}>
        {words.dismiss}
      </Button>
    </div>
  )
}

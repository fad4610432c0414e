import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { formatPhone } from '#shared/phone.ts'
import { messages as boardMessages } from '#features/kitchen-board/messages.ts'
import { isFinished } from '#features/kitchen-board/rules.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { RecordPage } from '#ui/records/record-page.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { getFoodProblemPhoto } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { messages } from '../../messages.ts'
import { foodProblemQuery, type FoodProblem } from '../queries.ts'
import { adminClaimTexts } from './admin-texts.ts'
import { ContestActions } from './contest-decision.tsx'
import { toneOf } from './tones.ts'

const GrantDialog = lazyPart(async () => (await import('./decide-dialogs.tsx')).GrantDialog)
const RefuseDialog = lazyPart(async () => (await import('./decide-dialogs.tsx')).RefuseDialog)

/** A report, what is known of its drop, and the two answers. */
export function FoodProblemPage({ id }: { id: number }) {
  const query = useQuery(foodProblemQuery(useLanguage(), id))
  return (
    <RecordPage backHref="/admin/food-problems" query={query}>
      {(problem) => (
        <>
          <Head problem={problem} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Report problem={problem} />
            <StopFacts problem={problem} />
          </div>
        </>
      )}
    </RecordPage>
  )
}

function Head({ problem }: { problem: FoodProblem }) {
  const words = useTexts(adminClaimTexts)
  const { kinds, states, refusals } = useTexts(messages)
  const [asked, setAsked] = useState<'grant' | 'refuse'>()
  const { id, kind, state, customerName } = problem
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid gap-1.5">
        <h1 className="text-4xl">{kinds[kind]}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <bdi>{customerName}</bdi>
          <Chip tone={toneOf(kind, state)}>{states[state]}</Chip>
        </p>
      </div>
      {state === 'open' && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            disabledReason={isFinished(problem.status) ? undefined : refusals.meal_under_way}
            onClick={() => setAsked('grant')}
          >
            {words.grant}
          </Button>
          <Button variant="line" onClick={() => setAsked('refuse')}>
            {words.refuse}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense>
          {asked === 'grant' ? (
            <GrantDialog id={id} onClose={close} />
          ) : (
            <RefuseDialog id={id} onClose={close} />
          )}
        </Suspense>
      )}
    </div>
  )
}

function Report({ problem }: { problem: FoodProblem }) {
  const words = useTexts(adminClaimTexts)
  const { table } = useTexts(tableTexts)
  const { anyDish } = useTexts(messages)
  const language = useLanguage()
  const { id, kind, dish, answer, customerNumber, customerPhone } = problem
  return (
    <RecordSection title={words.report}>
      {kind === 'allergen' && (
        <Notice tone="warn">{dish === null ? words.blockedAll : words.blocked}</Notice>
      )}
      {problem.words !== '' && (
        <p dir="auto" className="wrap-anywhere text-start whitespace-pre-line">
          {problem.words}
        </p>
      )}
      {problem.hasPhoto && (
        <img
          src={getFoodProblemPhoto.path.replace(':id', String(id))}
          alt={words.photo}
          className="max-h-96 rounded-tile object-contain"
        />
      )}
      <RecordFacts
        facts={[
          [table.dish, <bdi key="dish">{dish ?? (kind === 'allergen' ? anyDish : '–')}</bdi>],
          [
            table.phone,
            customerPhone === '' ? (
              '–'
            ) : (
              <a key="phone" href={`tel:${customerPhone}`}>
                <bdi dir="ltr">{formatPhone(customerPhone)}</bdi>
              </a>
            ),
          ],
          [
            table.customer,
            <a key="customer" href={`/admin/users?person=${customerNumber}`} className="underline">
              #{customerNumber}
            </a>,
          ],
          [table.made, momentIn(language, problem.madeAt)],
          ...(problem.decidedAt
            ? [[table.decided, momentIn(language, problem.decidedAt)] as const]
            : []),
          ...(answer === '' ? [] : [[words.answer, <bdi key="answer">{answer}</bdi>] as const]),
        ]}
      />
    </RecordSection>
  )
}

function StopFacts({ problem }: { problem: FoodProblem }) {
  const words = useTexts(adminClaimTexts)
  const { table } = useTexts(tableTexts)
  const { statuses, reasons } = useTexts(boardMessages)
  const language = useLanguage()
  const { handedOver, contest, refundAed, failureReason, dropId: ticketId } = problem
  const moment = handedOver && momentIn(language, handedOver.at)
  return (
    <RecordSection title={words.stop}>
      <RecordFacts
        facts={[
          [table.restaurant, <bdi key="restaurant">{problem.restaurant}</bdi>],
          [words.day, formatDay(problem.day, language)],
          [words.meal, OCCASION_NAMES[problem.occasion][language]],
          [
            words.dishes,
            <bdi key="dishes">{problem.dishes.join(language === 'ar' ? '، ' : ', ')}</bdi>,
          ],
          [words.state, failureReason ? reasons[failureReason] : statuses[problem.status]],
          [
            words.handedOver,
            moment
              ? handedOver?.isWithCode
                ? words.withCode(moment)
                : words.withoutCode(moment)
              : words.notHandedOver,
          ],
          [words.refund, refundAed === null ? '–' : <Price key="refund" dirhams={refundAed} />],
        ]}
      />
      {contest && (
        <div className="grid gap-2 border-t-line border-hairline pt-3">
          <p className="font-strong">
            {words.contested}: {words.contestStates[contest.state]}
          </p>
          <p dir="auto" className="wrap-anywhere text-start">
            {contest.words}
          </p>
          {contest.state === 'open' && <ContestActions ticketId={ticketId} />}
        </div>
      )}
    </RecordSection>
  )
}

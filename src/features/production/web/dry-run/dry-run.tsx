import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Day } from '#shared/dates.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { dryRunQuery, type DryRunOfDay } from '../queries.ts'
import { dryRunTexts } from '../dry-run-texts.ts'
import { texts } from '../texts.ts'
import { sayWhen } from '../words.ts'

export interface DryRunProps {
  day: Day
  /** Below the head of the sheet, which says the cut-off already. */
  isOnSheet?: boolean
}

/** A coming day as its cut-off would leave it now. */
export function DryRun({ day, isOnSheet = false }: DryRunProps) {
  const words = useTexts(dryRunTexts)
  const { data, error, isFetching, refetch } = useQuery(dryRunQuery(day, useLanguage()))
  if (error && !data) {
    return (
      <ErrorState
        headingLevel={3}
        title={words.failed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {words.failedLead}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-48 w-full" />
      </SkeletonGroup>
    )
  }
  return <DryRunFacts run={data} isOnSheet={isOnSheet} />
}

function DryRunFacts({ run, isOnSheet }: { run: DryRunOfDay; isOnSheet: boolean }) {
  const words = useTexts(dryRunTexts)
  const { page } = useTexts(texts)
  const language = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        {!isOnSheet &&
          (run.frozenAt === null ? (
            <Chip tone="info">{page.cutoff(sayWhen(run.cutoffAt, language))}</Chip>
          ) : (
            <LinkButton href={`/kitchen/sheet/${run.day}`} size="sm" variant="line">
              {words.openSheet}
            </LinkButton>
          ))}
      </div>
      <Places run={run} />
      {run.deliveries === 0 && run.notChosen.length === 0 ? (
        <EmptyState title={run.isClosed ? words.closed : words.empty} headingLevel={3}>
          {run.isClosed ? words.closedLead : words.emptyLead}
        </EmptyState>
      ) : (
        <>
          <Dishes run={run} />
          <div className="grid gap-6 md:grid-cols-3">
            <NotChosen run={run} />
            <Allergies run={run} />
            <Dislikes run={run} />
          </div>
        </>
      )}
    </div>
  )
}

function Places({ run }: { run: DryRunOfDay }) {
  const words = useTexts(dryRunTexts)
  const { count } = useTexts(texts)
  return (
    <div className="grid gap-2.5 rounded-card bg-subtle px-5 py-4">
      <p className="font-strong num">{words.ofPlaces(run.booked, run.capacity)}</p>
      <ProgressBar
        label={words.places}
        value={run.booked}
        max={run.capacity}
        text={words.ofPlaces(run.booked, run.capacity)}
      />
      <p className="text-note text-muted num">
        {words.left(run.left)} · {count.deliveries(run.deliveries)} · {count.portions(run.portions)}
      </p>
    </div>
  )
}

function Dishes({ run }: { run: DryRunOfDay }) {
  const words = useTexts(dryRunTexts)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-xl">{words.dishes}</h3>
      <div className="overflow-hidden rounded-card border-line border-hairline">
        <table className="w-full border-collapse">
          <caption className="sr-only">{words.dishes}</caption>
          <thead>
            <tr className="bg-subtle text-note text-muted">
              <th scope="col" className="px-4 py-2.5 text-start font-strong">
                {words.dishes}
              </th>
              {[words.chosen, words.added, words.together].map((label) => (
                <th key={label} scope="col" className="px-2 py-2.5 text-end font-strong md:px-4">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.dishes.map((dish) => (
              <tr key={dish.menuItemId} className="border-t-line border-hairline">
                <th scope="row" className="px-4 py-2 text-start font-normal">
                  <span className="flex flex-wrap items-center gap-3">
                    <Plate
                      slug={dish.slug}
                      version={PLATES_VERSION}
                      size={36}
                      alt=""
                      className="max-sm:hidden"
                    />
                    {dish.name}
                    {dish.isNearLimit && dish.limit !== null && (
                      <Chip tone="warn">{words.nearLimit(dish.limit)}</Chip>
                    )}
                  </span>
                </th>
                <td className="num px-2 text-end md:px-4">{dish.chosen}</td>
                <td className="num px-2 text-end text-muted md:px-4">{dish.added}</td>
                <td className="display num px-2 text-end text-xl md:px-4">
                  {dish.chosen + dish.added}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Facts(props: { title: string; none?: string | undefined; children: ReactNode[] }) {
  return (
    <section className="grid content-start gap-2.5">
      <h3 className="text-xl">{props.title}</h3>
      {props.children.length === 0 ? (
        <p className="text-muted">{props.none}</p>
      ) : (
        <ul className="grid gap-2">{props.children}</ul>
      )}
    </section>
  )
}

function NotChosen({ run }: { run: DryRunOfDay }) {
  const words = useTexts(dryRunTexts)
  const { count } = useTexts(texts)
  return (
    <Facts title={words.notChosen} none={words.everybody}>
      {run.notChosen.map(({ fallback, deliveries, meals }) => (
        <li key={fallback}>
          <span className="font-strong num">
            {count.deliveries(deliveries)}, {count.meals(meals)}
          </span>
          <span className="block text-note text-muted">{words.fallbacks[fallback]}</span>
        </li>
      ))}
    </Facts>
  )
}

function Allergies({ run }: { run: DryRunOfDay }) {
  const words = useTexts(dryRunTexts)
  const { count } = useTexts(texts)
  const language = useLanguage()
  return (
    <Facts title={words.clashes} none={words.noClashes}>
      {run.allergies.map(({ allergens, deliveries }) => (
        <li key={allergens.join()} className="flex flex-wrap items-center gap-2">
          <Chip tone="bad" className="whitespace-normal!">
            {listAllergens(allergens, language)}
          </Chip>
          <span className="text-note text-muted num">{count.deliveries(deliveries)}</span>
        </li>
      ))}
    </Facts>
  )
}

function Dislikes({ run }: { run: DryRunOfDay }) {
  const words = useTexts(dryRunTexts)
  const { count } = useTexts(texts)
  if (run.dislikes.length === 0) return undefined
  return (
    <Facts title={words.dislikes}>
      {run.dislikes.map(({ dish, ingredient, deliveries }) => (
        <li key={`${dish}/${ingredient}`}>
          {words.dislike(dish, ingredient)}
          <span className="block text-note text-muted num">{count.deliveries(deliveries)}</span>
        </li>
      ))}
    </Facts>
  )
}

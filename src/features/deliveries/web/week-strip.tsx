import { useQuery } from '@tanstack/react-query'
import { Ban, Check, Lock, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { localeOf, useLanguage } from '#ui/language.tsx'
import { CLOTHS, type ClothColour } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { DayMenu } from './changes/day-menu.tsx'
import { deliveryWeekQuery, type Delivery, type DeliveryWeek } from './queries.ts'
import { useUnskip } from './use-unskip.ts'
import { dishesOf, openWords } from './window-text.ts'

/** The week of the next delivery, Monday to Sunday, with what was chosen for each day. */
export function WeekStrip() {
  const { week } = useTexts(messages)
  const { data, isError } = useQuery(deliveryWeekQuery(useLanguage()))
  const [today] = useState(() => dayOf(productNow()))
  if (!data && !isError) return <StripSkeleton />
  if (!data?.next) return null
  const monday = data.days[0]?.day
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="this-week" className="text-2xl">
          {data.days.some(({ day }) => day === today) || !monday ? week.title : week.weekOf(monday)}
        </h2>
        <a
          href={`/meal-selection?subscriptionId=${data.next.subscriptionId}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          {week.chooseMeals}
        </a>
      </div>
      <section
        aria-labelledby="this-week"
        tabIndex={0}
        className="relative -mx-(--gutter) mt-3 overflow-x-auto px-(--gutter) py-1 md:mx-0 md:px-0"
      >
        <ol className="grid auto-cols-[minmax(7.75rem,1fr)] grid-flow-col gap-2.5">
          {data.days.map((day) => (
            <li key={day.day} className="grid">
              <DayTile {...day} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function DayTile({ day, deliveries }: DeliveryWeek['days'][number]) {
  const language = useLanguage()
  const delivery = deliveries.find(({ status }) => status !== 'skipped') ?? deliveries[0]
  const [dish] = delivery ? dishesOf(delivery) : []
  const cloth = dish && delivery?.status !== 'skipped' ? clothOfDay(day) : undefined
  const weekday = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return (
    <div
      className={cx(
        'flex min-h-42 flex-col items-center rounded-tile px-2 py-3 text-center',
        cloth ? CLOTHS[cloth] : 'bg-subtle',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('text-sm', cloth ? 'text-on-cloth-muted' : 'text-muted')}
      >
        {weekday}
      </span>
      <span aria-hidden="true" className="display num text-xl">
        {Number(day.slice(-2))}
      </span>
      <span className="sr-only">{formatDay(day, language)}</span>
      <span aria-hidden="true" className="my-1.5 grid size-15 place-items-center">
        {dish && delivery?.status !== 'skipped' ? (
          <Plate slug={dish.dishSlug} version={PLATES_VERSION} size={60} alt="" />
        ) : delivery?.canChange ? (
          <span className="size-12 rounded-full border-2 border-dashed border-control" />
        ) : null}
      </span>
      <DayState delivery={delivery} />
      {delivery?.canUndo && <UndoSkip delivery={delivery} />}
      {delivery?.canChange && <DayMenu delivery={delivery} className="mt-1.5" />}
    </div>
  )
}

function DayState({ delivery }: { delivery: Delivery | undefined }) {
  const language = useLanguage()
  const { week, statuses, skipCauses } = useTexts(messages)
  if (!delivery) return <State>{week.noDelivery}</State>
  if (delivery.canChange) {
    if (delivery.chosen.length === 0) return <ChooseLink delivery={delivery} />
    if (delivery.open.length > 0) {
      return <ChooseLink delivery={delivery} open={openWords(delivery, language, week)} />
    }
    return <State icon={<Check className="size-4" />}>{week.chosen}</State>
  }
  const Icon = delivery.status === 'skipped' ? Ban : delivery.status === 'delivered' ? Check : Lock
  return (
    <State icon={<Icon className="size-4" />}>
      {delivery.skipCause ? skipCauses[delivery.skipCause] : statuses[delivery.status]}
    </State>
  )
}

function ChooseLink({ delivery, open }: { delivery: Delivery; open?: string }) {
  const { week } = useTexts(messages)
  const language = useLanguage()
  const name = week.chooseNamed(formatDay(delivery.day, language))
  return (
    <a
      href={`/meal-selection?subscriptionId=${delivery.subscriptionId}&day=${delivery.day}`}
      aria-label={open === undefined ? name : `${open}. ${name}`}
      className="num mt-auto flex min-h-11 items-center gap-1 px-2 text-sm text-link"
    >
      <Plus className="size-4 flex-none" />
      {open ?? week.choose}
    </a>
  )
}

function UndoSkip({ delivery }: { delivery: Delivery }) {
  const { skip } = useTexts(messages)
  const language = useLanguage()
  const { mutate, isPending } = useUnskip()
  return (
    <Button
      size="sm"
      variant="line"
      className="mt-1.5"
      aria-label={skip.undoNamed(formatDay(delivery.day, language))}
      isPending={isPending}
      onClick={() => mutate(delivery.id)}
    >
      {skip.undo}
    </Button>
  )
}

function State({ icon, children }: { icon?: ReactNode; children: string }) {
  return (
    <span className="mt-auto flex items-center gap-1 text-sm font-strong whitespace-nowrap">
      {icon}
      {children}
    </span>
  )
}

const COLOURS: readonly ClothColour[] = [
  'saffron',
  'gulf',
  'apricot',
  'blush',
  'pistachio',
  'lilac',
]

/** Each day of the month has its cloth, so that neighbours differ. */
const clothOfDay = (day: string): ClothColour =>
  COLOURS[Number(day.slice(-2)) % COLOURS.length] ?? 'saffron'

function StripSkeleton() {
  const { week } = useTexts(messages)
  return (
    <SkeletonGroup label={week.loading}>
      <Skeleton className="h-7 w-40" />
      <span className="grid grid-cols-7 gap-2.5">
        {Array.from({ length: 7 }, (_, day) => (
          <Skeleton key={day} className="h-42 w-full" />
        ))}
      </span>
    </SkeletonGroup>
  )
}

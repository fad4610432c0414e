import { useQuery } from '@tanstack/react-query'
import { ChefHat, Clock, KeyRound, Lock, MapPin, Truck, Utensils } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { addressesQuery, addressSummary } from '#features/addresses/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { addDays, dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { todayMessages } from '../today-messages.ts'
import { DayMenu } from './changes/day-menu.tsx'
import { deliveryWeekQuery, type Delivery } from './queries.ts'
import { SkipDialog } from './skip-dialog.tsx'
import { dishesOf, nextStop, nextWindow, occasionIn, openWords } from './window-text.ts'

/**
 * The first thing on the dashboard: what comes next, when, where, and until when it can change.
 * `nothing` is there instead where no delivery is planned, and `besides` below one that is.
 */
export function NextDelivery({ nothing, besides }: { nothing?: ReactNode; besides?: ReactNode }) {
  const { next: words } = useTexts(messages)
  const { data, isError, isFetching, refetch } = useQuery(deliveryWeekQuery(useLanguage()))
  if (isError) {
    return (
      <ErrorState title={words.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
        {words.failedLead}
      </ErrorState>
    )
  }
  if (!data) return <HeroSkeleton />
  if (data.next) {
    return (
      <>
        <Hero delivery={data.next} />
        {besides}
      </>
    )
  }
  return nothing ?? <NothingPlanned />
}

function Hero({ delivery }: { delivery: Delivery }) {
  const { next: words, week } = useTexts(messages)
  const language = useLanguage()
  const [isSkipping, setSkipping] = useState(false)
  const addressWords = useAddressWords(delivery)
  const window = nextWindow(delivery)
  const when = window ? words.between(window.from, window.to) : ''
  return (
    <Cloth colour="hero" corner="panel" className="px-5 pt-5 pb-6 md:px-8 md:py-8">
      <section aria-labelledby="next-delivery" className="relative z-1 md:max-w-[62%]">
        <div className="flex gap-x-3.5 gap-y-2 max-md:flex-col max-md:items-start md:flex-wrap md:items-center">
          <h2 id="next-delivery" className="text-xl">
            {words.title}
          </h2>
          <CutoffChip delivery={delivery} />
        </div>
        <p className="display num mt-2 text-[1.875rem] leading-tight font-bold md:text-[2.75rem]">
          {formatDay(delivery.day, language, 'weekday')}
          {language === 'ar' ? '، ' : ', '}
          <span className="inline-block whitespace-nowrap">{when}</span>
        </p>
        <p className="text-on-hero-muted">{formatDay(delivery.day, language, 'long')}</p>
        <ul className="mt-3 grid gap-1.5">
          <li className="flex gap-2.5">
            <Utensils aria-hidden="true" className="mt-0.5 flex-none" />
            <span>
              {dishWords(delivery, language) || words.noDishes}
              {delivery.chosen.length > 0 && delivery.open.length > 0 && (
                <span className="num block text-on-hero-muted">
                  {openWords(delivery, language, week)}
                </span>
              )}
            </span>
          </li>
          <li className="flex gap-2.5">
            <MapPin aria-hidden="true" className="mt-0.5 flex-none" />
            <span>{addressWords}</span>
          </li>
          <HandoverLine delivery={delivery} />
        </ul>
        {delivery.canChange && (
          <div className="mt-5 flex flex-wrap gap-2.5">
            <LinkButton
              href={`/meal-selection?subscriptionId=${delivery.subscriptionId}&day=${delivery.day}`}
            >
              {delivery.open.length > 0 ? words.chooseDishes : words.changeDishes}
            </LinkButton>
            <Button variant="line" onClick={() => setSkipping(true)}>
              {words.skip}
            </Button>
            <DayMenu delivery={delivery} />
          </div>
        )}
      </section>
      <Plates delivery={delivery} />
      <SkipDialog delivery={isSkipping ? delivery : undefined} onClose={() => setSkipping(false)} />
    </Cloth>
  )
}

function HandoverLine({ delivery }: { delivery: Delivery }) {
  const { today: words } = useTexts(todayMessages)
  const code = nextStop(delivery)?.handoverCode
  if (!code) return null
  return (
    <li className="flex gap-2.5">
      <KeyRound aria-hidden="true" className="mt-0.5 flex-none" />
      <span>
        {words.code}: <bdi className="num font-strong">{code}</bdi>
        <span className="block text-on-hero-muted">{words.codeHint}</span>
      </span>
    </li>
  )
}

/** As on every other page where the address is still known, else as the delivery keeps it. */
function useAddressWords({ address }: Delivery): string {
  const language = useLanguage()
  const { data } = useQuery(addressesQuery(language))
  const known = data?.find(({ id }) => id === address.id)
  return known
    ? addressSummary(known, language)
    : `\u2068${address.name}\u2069. \u2068${address.line}\u2069`
}

const CHIP_ICONS: Partial<Record<Delivery['status'], typeof Lock>> = {
  preparing: ChefHat,
  out_for_delivery: Truck,
}

function CutoffChip({ delivery }: { delivery: Delivery }) {
  const { next: words, statuses } = useTexts(messages)
  const language = useLanguage()
  const [today] = useState(() => dayOf(productNow()))
  if (!delivery.canChange) {
    const Icon = CHIP_ICONS[delivery.status] ?? Lock
    return (
      <Chip tone="pill" icon={<Icon className="size-4" />}>
        {delivery.status === 'locked' ? words.locked : statuses[delivery.status]}
      </Chip>
    )
  }
  const cutoff = new Date(delivery.cutoffAt)
  const day = dayOf(cutoff)
  const dayWords =
    day === today
      ? words.today
      : day === addDays(today, 1)
        ? words.tomorrow
        : formatDay(day, language, 'short')
  return (
    <Chip tone="pill" icon={<Clock className="size-4" />}>
      <span className="num">
        {words.changeUntil(`${dayWords}${language === 'ar' ? '، ' : ', '}${formatClock(cutoff)}`)}
      </span>
    </Chip>
  )
}

/** "Lentil soup (lunch), chicken machboos (dinner)". */
const dishWords = (delivery: Delivery, language: Language): string =>
  dishesOf(delivery)
    .map(
      ({ name, mealTime, quantity }) =>
        `${quantity > 1 ? `${quantity} × ` : ''}${name} (${OCCASION_NAMES[occasionIn(delivery, mealTime)][language]})`,
    )
    .join(language === 'ar' ? '، ' : ', ')

function Plates({ delivery }: { delivery: Delivery }) {
  const [first, second] = dishesOf(delivery)
  return (
    <div aria-hidden="true" className="max-md:hidden">
      {first ? (
        <Plate
          slug={first.dishSlug}
          version={PLATES_VERSION}
          size={272}
          alt=""
          isUrgent
          className="absolute -end-16 top-1/2 w-56 -translate-y-1/2 lg:end-20 lg:w-68"
        />
      ) : (
        <EmptyPlate className="absolute -end-16 top-1/2 w-56 -translate-y-1/2 text-on-hero-muted lg:end-12 lg:w-60" />
      )}
      {second && (
        <Plate
          slug={second.dishSlug}
          version={PLATES_VERSION}
          size={144}
          alt=""
          className="absolute -end-4 -bottom-4 w-36 max-lg:hidden"
        />
      )}
    </div>
  )
}

function NothingPlanned() {
  const { next: words } = useTexts(messages)
  return (
    <EmptyState
      title={words.none}
      action={<LinkButton href="/meal-plans">{words.seePlans}</LinkButton>}
    >
      {words.noneLead}
    </EmptyState>
  )
}

function HeroSkeleton() {
  const { next: words } = useTexts(messages)
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton className="h-64 w-full rounded-cloth!" />
    </SkeletonGroup>
  )
}

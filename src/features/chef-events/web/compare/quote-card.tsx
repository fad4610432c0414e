import { Check, Hourglass, MessageCircle, Minus, TriangleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { menuWords } from '#features/chefs/web/public.ts'
import { clothOf, PLATES_VERSION } from '#features/plates/web/public.ts'
import { dayOf, formatClock } from '#shared/dates.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyPlate } from '#ui/food/empty-plate.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { CLOTHS } from '#ui/layout/cloth.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { CourseTitle } from '../course-title.tsx'
import { nearDay } from '../event/moment.ts'
import type { ChefQuote } from '../queries.ts'
import { compareTexts } from './texts.ts'

const SOON_MS = 24 * 3_600_000

interface QuoteCardProps {
  quote: ChefQuote
  isBest: boolean
  /** Missing where nothing can be accepted any more. */
  onAccept: (() => void) | undefined
  /** Missing once a chef is booked: then the booking leads to the messages. */
  onWrite: (() => void) | undefined
}

/** A quote as a column; its rows stand next to the same rows of the others. */
export function QuoteCard({ quote, isBest, onAccept, onWrite }: QuoteCardProps) {
  const texts = useTexts(compareTexts)
  const titleId = useId()
  const language = useLanguage()
  const { chef } = quote
  const writing = quote.unread > 0 ? texts.unread(quote.unread) : texts.write
  return (
    <li
      aria-labelledby={titleId}
      className={cx(
        'grid content-start overflow-hidden rounded-card bg-card md:row-span-9 md:grid-rows-subgrid',
        isBest ? 'border-2 border-picked' : 'border-line border-hairline',
      )}
    >
      <ChefHead quote={quote} titleId={titleId} />
      <Cell>
        <p className="text-sm text-muted">{texts.perGuest}</p>
        <p className="display text-[2.25rem] leading-tight font-bold">
          <Price dirhams={quote.perGuest} />
        </p>
        {quote.matchesAll && (
          <Chip tone="ok" icon={<Check className="size-4" />} className="mt-1">
            {texts.matches}
          </Chip>
        )}
        {quote.avoided.length > 0 && (
          <p className="mt-1 flex gap-2 text-note font-strong text-bad">
            <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
            {texts.avoided(listAllergens(quote.avoided, language))}
          </p>
        )}
        {quote.traces.length > 0 && (
          <p className="mt-1 flex gap-2 text-note font-strong text-warn">
            <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
            {texts.traces(listAllergens(quote.traces, language))}
          </p>
        )}
        {!quote.areAllergensSaid && quote.avoided.length === 0 && (
          <p className="mt-1 flex gap-2 text-note font-strong text-warn">
            <TriangleAlert className="mt-0.5 size-4.5 flex-none" />
            {texts.unchecked}
          </p>
        )}
      </Cell>
      <Courses quote={quote} />
      <Inclusions quote={quote} />
      <Sums
        rows={[
          [texts.total(quote.guestCount), quote.total],
          [texts.vat, quote.vatIncluded],
        ]}
      />
      <Sums
        rows={[
          [quote.status === 'sent' ? texts.deposit : texts.depositShare, quote.deposit],
          [texts.balance, quote.balance],
        ]}
      />
      <Cancelling quote={quote} />
      <Expiry quote={quote} />
      <div className="grid content-start gap-2.5 px-6 py-5 empty:hidden">
        {onAccept && quote.status === 'sent' && (
          <Button
            isBlock
            variant={isBest ? 'primary' : 'line'}
            aria-label={texts.of(texts.accept, chef.name)}
            onClick={onAccept}
          >
            {texts.accept}
          </Button>
        )}
        {onWrite && (
          <Button
            isBlock
            variant="soft"
            aria-label={texts.of(writing, chef.name)}
            onClick={onWrite}
          >
            <MessageCircle />
            {writing}
          </Button>
        )}
      </div>
    </li>
  )
}

function Cell(props: { children: ReactNode }) {
  return <div className="num border-b-line border-hairline px-6 py-4">{props.children}</div>
}

function ChefHead({ quote, titleId }: { quote: ChefQuote; titleId: string }) {
  const texts = useTexts(compareTexts)
  const { list } = useTexts(messages)
  const language = useLanguage()
  const { chef } = quote
  const cuisines = chef.cuisines.slice(0, 2).map((cuisine) => CUISINE_NAMES[cuisine][language])
  const [ownCuisine] = chef.cuisines
  const colour = ownCuisine ? clothOf({ cuisine: ownCuisine }) : 'saffron'
  return (
    <div
      className={cx('grid grid-cols-[3.5rem_1fr] items-center gap-3.5 px-6 py-5', CLOTHS[colour])}
    >
      <span
        aria-hidden="true"
        className="display grid size-14 place-items-center rounded-full bg-deep text-xl leading-none text-on-deep"
      >
        {chef.initials}
      </span>
      <div className="min-w-0">
        <h2 id={titleId} className="text-[1.375rem] leading-tight">
          {texts.chef(chef.name)}
        </h2>
        <p className="num text-note">
          {chef.rating === null ? (
            <span>{texts.newChef}</span>
          ) : (
            <>
              <Star /> <span className="sr-only">{texts.stars(chef.rating)}</span>
              <strong aria-hidden="true" className="font-strong">
                {chef.rating.toFixed(1)}
              </strong>{' '}
              <span className="text-on-cloth-muted">({texts.events(chef.events)})</span>
            </>
          )}{' '}
          <span className="text-on-cloth-muted">{cuisines.join(list.separator)}</span>
        </p>
      </div>
    </div>
  )
}

function Courses({ quote }: { quote: ChefQuote }) {
  const texts = useTexts(compareTexts)
  const { courses: kinds } = useTexts(menuWords)
  const language = useLanguage()
  return (
    <Cell>
      <ul aria-label={texts.menu} className="grid gap-2.5">
        {quote.courses.map(({ course, title, dishSlug, allergens }, position) => (
          <li
            key={position}
            className="grid grid-cols-[3.5rem_1fr] items-center gap-3 leading-snug"
          >
            {dishSlug ? (
              <Plate slug={dishSlug} version={PLATES_VERSION} size={56} alt="" className="w-14" />
            ) : (
              <EmptyPlate className="w-14" />
            )}
            <span className="min-w-0">
              <span className="block text-sm text-muted">{kinds[course]}</span>
              <CourseTitle title={title} className="break-words" />
              {allergens === null && (
                <span className="block text-sm text-warn">{texts.courseUnchecked}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {quote.allergens.length > 0 && (
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <TriangleAlert className="mt-0.5 size-4 flex-none" />
          {texts.contains(listAllergens(quote.allergens, language))}
        </p>
      )}
      {quote.note && (
        <p dir="auto" className="mt-3 text-note whitespace-pre-line [unicode-bidi:plaintext]">
          {quote.note}
        </p>
      )}
    </Cell>
  )
}

function Inclusions({ quote }: { quote: ChefQuote }) {
  const texts = useTexts(compareTexts)
  const { inclusions } = useTexts(menuWords)
  return (
    <Cell>
      <ul aria-label={texts.included} className="grid gap-1.5">
        {quote.inclusions.map(({ kind, isIncluded }) => (
          <li key={kind} className={cx('flex gap-2', !isIncluded && 'text-muted')}>
            {isIncluded ? (
              <Check className="mt-1 flex-none text-ok" />
            ) : (
              <Minus className="mt-1 flex-none" />
            )}
            {isIncluded ? inclusions[kind] : texts.notIncluded[kind]}
          </li>
        ))}
      </ul>
    </Cell>
  )
}

/** The first row carries the weight. */
function Sums({ rows }: { rows: [string, number][] }) {
  return (
    <Cell>
      <dl className="grid gap-1.5">
        {rows.map(([label, amount], row) => (
          <div
            key={label}
            className={cx('flex justify-between gap-3', row === 0 ? 'font-strong' : 'text-muted')}
          >
            <dt>{label}</dt>
            <dd>
              <Price dirhams={amount} decimals="always" />
            </dd>
          </div>
        ))}
      </dl>
    </Cell>
  )
}

function Cancelling({ quote }: { quote: ChefQuote }) {
  const texts = useTexts(compareTexts)
  if (quote.status !== 'sent') return null
  return (
    <Cell>
      <p className="font-strong">{texts.cancelling}</p>
      <dl className="mt-1.5 grid gap-1 text-note text-muted">
        {quote.cancelling.map(({ when, cost }) => (
          <div key={when} className="flex justify-between gap-3">
            <dt>{texts.when[when]}</dt>
            <dd>{cost === 0 ? texts.free : <Price dirhams={cost} decimals="always" />}</dd>
          </div>
        ))}
      </dl>
    </Cell>
  )
}

function Expiry({ quote }: { quote: ChefQuote }) {
  const texts = useTexts(compareTexts)
  const language = useLanguage()
  const [now] = useState(() => productNow())
  if (quote.status !== 'sent') {
    return (
      <Cell>
        <Chip tone={quote.status === 'accepted' ? 'ok' : 'quiet'}>
          {texts.states[quote.status]}
        </Chip>
      </Cell>
    )
  }
  const expires = new Date(quote.expiresAt)
  const isSoon = expires.getTime() - now.getTime() < SOON_MS
  const clock = formatClock(expires)
  return (
    <Cell>
      <p
        className={cx(
          'flex items-center gap-2 text-note font-strong',
          isSoon ? 'text-warn' : 'text-info',
        )}
      >
        <Hourglass />
        {texts.ends(nearDay(quote.expiresAt, texts, dayOf(now), language), clock)}
      </p>
    </Cell>
  )
}

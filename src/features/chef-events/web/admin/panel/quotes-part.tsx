import { Fragment } from 'react'
import { Chip, type ChipProps } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import type { QuoteStatus } from '#features/chef-events/rules.ts'
import { compareTexts } from '../../compare/texts.ts'
import { CourseTitle } from '../../course-title.tsx'
import type { AdminEventDetail } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { Section } from './section.tsx'

const TONES: Readonly<Record<QuoteStatus, ChipProps['tone']>> = {
  sent: 'info',
  accepted: 'ok',
  closed: 'quiet',
  expired: 'quiet',
  withdrawn: 'quiet',
}

type Quote = AdminEventDetail['quotes'][number]

/** What chefs answered. */
export function QuotesPart({ quotes }: { quotes: readonly Quote[] }) {
  const { panel } = useTexts(adminTexts)
  return (
    <Section title={panel.quotes}>
      {quotes.length === 0 && <p className="text-muted">{panel.noQuotes}</p>}
      {quotes.length > 0 && (
        <ul className="num grid gap-3">
          {quotes.map((quote) => (
            <QuoteLine key={quote.id} quote={quote} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function QuoteLine({ quote }: { quote: Quote }) {
  const { panel } = useTexts(adminTexts)
  const { states, total, newChef, stars, unchecked } = useTexts(compareTexts)
  const language = useLanguage()
  const { chef, status, courses, expiresAt, sentAt } = quote
  return (
    <li className="grid gap-1 border-t-line border-hairline pt-3 first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <bdi className="font-strong">{chef.name}</bdi>{' '}
          <span className="text-note text-muted">
            {chef.rating === null ? newChef : stars(chef.rating)}
          </span>
        </span>
        <Chip tone={TONES[status]}>{states[status]}</Chip>
      </span>
      <span className="flex flex-wrap justify-between gap-x-6">
        <span className="text-muted">{total(quote.guestCount)}</span>
        <Price dirhams={quote.total} decimals="always" className="font-strong" />
      </span>
      <span className="text-note text-muted">
        {courses.map(({ title }, place) => (
          <Fragment key={place}>
            {place > 0 && ' · '}
            <CourseTitle title={title} />
          </Fragment>
        ))}
      </span>
      {!quote.areAllergensSaid && <span className="text-note text-warn">{unchecked}</span>}
      <span className="text-note text-muted">
        {status === 'sent'
          ? panel.ends(momentIn(language, expiresAt))
          : panel.sent(momentIn(language, sentAt))}
      </span>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { payoutTexts } from '../payout-texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import { earningsQuery, type EarningLine } from '../queries.ts'
import { ChefPage } from '../shell/page.tsx'
import { earningTexts } from '../texts/earning-texts.ts'

const TONES = { waiting: 'quiet', held: 'bad', due: 'warn', paid: 'ok' } as const

/** What the chef earned, is owed and will earn, event by event. */
export function EarningsPage() {
  const texts = useTexts(earningTexts)
  const query = useQuery(earningsQuery)
  const { data } = query
  return (
    <ChefPage
      title={texts.title}
      lead={data && texts.lead(data.feePercent)}
      action={
        data &&
        data.lines.length > 0 && (
          <LinkButton variant="line" href="/api/chef/earnings.csv" data-load download>
            <Download />
            {texts.csv}
          </LinkButton>
        )
      }
      query={query}
      loading={texts.loading}
      failed={texts.failed}
    >
      {({ paid, due, upcoming, lines }) => (
        <>
          <dl className="grid gap-4 sm:grid-cols-3">
            <Sum label={texts.paid} dirhams={paid} />
            <Sum label={texts.due} dirhams={due} />
            <Sum label={texts.upcoming} dirhams={upcoming} />
          </dl>
          {lines.length === 0 ? (
            <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>
          ) : (
            <EarningTable lines={lines} />
          )}
        </>
      )}
    </ChefPage>
  )
}

function Sum({ label, dirhams }: { label: string; dirhams: number }) {
  return (
    <div className="num rounded-card border-line border-hairline bg-card p-5">
      <dt className="text-muted">{label}</dt>
      <dd className="display text-3xl font-bold">
        <Price dirhams={dirhams} decimals="always" />
      </dd>
    </div>
  )
}

/** On a phone each row is a card that names its own cells. */
function EarningTable({ lines }: { lines: EarningLine[] }) {
  const { title } = useTexts(earningTexts)
  const { earnings: heads } = useTexts(payoutTexts)
  const amounts = [heads.deposit, heads.balance, heads.fee, heads.net]
  return (
    <div className="overflow-x-auto rounded-card border-line border-hairline">
      <table className="num w-full max-md:block">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-sunk max-md:sr-only">
          <tr>
            <Head>{heads.day}</Head>
            <Head>{heads.event}</Head>
            {amounts.map((head) => (
              <Head key={head} isAmount>
                {head}
              </Head>
            ))}
            <Head>{heads.payout}</Head>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map((line) => (
            <EarningRow key={line.bookingId} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ isAmount = false, children }: { isAmount?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx('px-4 py-3 text-note font-strong', isAmount ? 'text-end' : 'text-start')}
    >
      {children}
    </th>
  )
}

const CELL = 'px-4 py-3 max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0'

function EarningRow({ line }: { line: EarningLine }) {
  const texts = useTexts(earningTexts)
  const { earnings: heads } = useTexts(payoutTexts)
  const { eventTypes } = useTexts(messages)
  const language = useLanguage()
  return (
    <tr className="border-t-line border-hairline first:border-t-0 max-md:grid max-md:gap-1.5 max-md:p-4">
      <th scope="row" className={cx(CELL, 'text-start font-normal whitespace-nowrap')}>
        {formatDay(line.day, language, 'short')}
      </th>
      <td className={cx(CELL, 'max-md:font-strong')}>
        {eventTypes[line.eventType]}
        {line.isDepositOnly && (
          <span className="block text-note text-muted">{texts.depositOnly}</span>
        )}
      </td>
      <Amount label={heads.deposit} dirhams={line.deposit} />
      <Amount label={heads.balance} dirhams={line.balance} />
      <Amount label={heads.fee} dirhams={line.fee} isTaken />
      <Amount label={heads.net} dirhams={line.net} isStrong />
      <PayoutCell line={line} />
    </tr>
  )
}

interface AmountProps {
  label: string
  dirhams: number
  isTaken?: boolean
  isStrong?: boolean
}

function Amount({ label, dirhams, isTaken = false, isStrong = false }: AmountProps) {
  return (
    <td className={cx(CELL, 'text-end', isStrong && 'font-strong')}>
      <span className="md:hidden">{label}</span>
      <Price dirhams={dirhams} decimals="always" {...(isTaken && { prefix: '−' })} />
    </td>
  )
}

function PayoutCell({ line }: { line: EarningLine }) {
  const texts = useTexts(earningTexts)
  const { payoutStates } = useTexts(payoutTexts)
  const language = useLanguage()
  const when = line.paidAt ?? line.dueAt
  const day = when && formatDay(dayOf(new Date(when)), language, 'short')
  return (
    <td className={cx(CELL, 'max-md:mt-1 max-md:flex-wrap max-md:items-center')}>
      <Chip tone={TONES[line.state]}>{payoutStates[line.state]}</Chip>
      {day && (
        <span className="text-note text-muted md:ms-2">
          {line.paidAt ? texts.paidOn(day) : texts.on(day)}
        </span>
      )}
      {line.reference && (
        <bdi dir="ltr" className="block text-note text-muted">
          {line.reference}
        </bdi>
      )}
    </td>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages as chefMessages } from '../../../chef-messages.ts'
import { messages } from '../../../messages.ts'
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

function EarningTable({ lines }: { lines: EarningLine[] }) {
  const { title } = useTexts(earningTexts)
  const { earnings: heads } = useTexts(chefMessages)
  const columns = [heads.day, heads.event, heads.deposit, heads.balance, heads.fee, heads.net]
  return (
    <div
      role="region"
      aria-label={title}
      tabIndex={0}
      className="overflow-x-auto rounded-card border-line border-hairline"
    >
      <table className="num w-full min-w-200">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-sunk">
          <tr>
            {columns.map((head, place) => (
              <Head key={head} isAmount={place > 1}>
                {head}
              </Head>
            ))}
            <Head>{heads.payout}</Head>
          </tr>
        </thead>
        <tbody>
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
      className={`px-4 py-3 text-note font-strong ${isAmount ? 'text-end' : 'text-start'}`}
    >
      {children}
    </th>
  )
}

function EarningRow({ line }: { line: EarningLine }) {
  const texts = useTexts(earningTexts)
  const { payoutStates } = useTexts(chefMessages)
  const { eventTypes } = useTexts(messages)
  const language = useLanguage()
  const when = line.paidAt ?? line.dueAt
  const day = when && formatDay(dayOf(new Date(when)), language, 'short')
  return (
    <tr className="border-t-line border-hairline">
      <th scope="row" className="px-4 py-3 text-start font-normal whitespace-nowrap">
        {formatDay(line.day, language, 'short')}
      </th>
      <td className="px-4 py-3">
        {eventTypes[line.eventType]}
        {line.isDepositOnly && (
          <span className="block text-note text-muted">{texts.depositOnly}</span>
        )}
      </td>
      {[line.deposit, line.balance, -line.fee].map((dirhams, place) => (
        <td key={place} className="px-4 py-3 text-end">
          <Price
            dirhams={Math.abs(dirhams)}
            decimals="always"
            {...(dirhams < 0 && { prefix: '−' })}
          />
        </td>
      ))}
      <td className="px-4 py-3 text-end font-strong">
        <Price dirhams={line.net} decimals="always" />
      </td>
      <td className="px-4 py-3">
        <Chip tone={TONES[line.state]}>{payoutStates[line.state]}</Chip>
        {day && (
          <span className="ms-2 text-note text-muted">
            {line.paidAt ? texts.paidOn(day) : texts.on(day)}
          </span>
        )}
        {line.reference && (
          <bdi dir="ltr" className="block text-note text-muted">
            {line.reference}
          </bdi>
        )}
      </td>
    </tr>
  )
}

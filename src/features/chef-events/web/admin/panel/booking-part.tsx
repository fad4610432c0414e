import type { ReactNode } from 'react'
import { formatDirhams, toFils } from '#shared/money.ts'
import { formatPhone } from '#shared/phone.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import { bookingTexts } from '../../booking/texts.ts'
import { momentWords } from '../../event/moment.ts'
import type { ChefBooking } from '../../queries.ts'
import type { AdminEventDetail } from '../queries.ts'
import { STATUS_TONES } from '../../status-tone.ts'
import { adminTexts } from '../texts.ts'
import { Section } from './section.tsx'

interface BookingPartProps {
  booking: ChefBooking
  takenBack: AdminEventDetail['takenBack']
}

/** Who comes, what was paid, and what happened so far. */
export function BookingPart({ booking, takenBack }: BookingPartProps) {
  const { panel } = useTexts(adminTexts)
  const { statuses } = useTexts(messages)
  return (
    <Section title={panel.booking}>
      <div>
        <Chip tone={STATUS_TONES[booking.status]}>{statuses[booking.status]}</Chip>
      </div>
      <RecordFacts facts={useFacts(booking)} />
      {takenBack.amount > 0 && <TakenBack takenBack={takenBack} />}
      <h4 className="pt-2 font-strong">{panel.steps}</h4>
      <Steps steps={booking.steps} />
    </Section>
  )
}

function useFacts(booking: ChefBooking): (readonly [string, ReactNode])[] {
  const { panel } = useTexts(adminTexts)
  const language = useLanguage()
  const { chefPhone, deposit, balance, cancelledBy, refunded, status } = booking
  const isComing = status === 'deposit_due' || status === 'confirmed'
  return [
    [panel.chef, <bdi key="chef">{booking.chefName}</bdi>],
    ...(chefPhone === null
      ? []
      : [
          [
            panel.phone,
            <a key="phone" href={`tel:${chefPhone}`}>
              <bdi dir="ltr">{formatPhone(chefPhone)}</bdi>
            </a>,
          ] as const,
        ]),
    ...(deposit ? [[panel.deposit, <Money key="deposit" payment={deposit} />] as const] : []),
    [
      panel.balance,
      <Money
        key="balance"
        payment={balance ?? { amount: booking.balanceAmount, refunded: 0, paidAt: null }}
      />,
    ],
    ...(refunded === null
      ? []
      : [[panel.refunded, <Price key="back" dirhams={refunded} decimals="always" />] as const]),
    ...(cancelledBy ? [[panel.cancelledBy, panel.cancellers[cancelledBy]] as const] : []),
    ...(isComing
      ? [
          [
            panel.free,
            booking.isWaived ? panel.waived : momentIn(language, booking.freeUntil),
          ] as const,
        ]
      : []),
  ]
}

/** What the customer's bank took back of it, and who bears that. */
function TakenBack({ takenBack: { amount, paidAgain } }: Pick<BookingPartProps, 'takenBack'>) {
  const { panel } = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <Notice tone="warn" title={panel.takenBack}>
      <Price dirhams={amount} decimals="always" />
      {paidAgain > 0 && ` · ${panel.paidAgain(formatDirhams(toFils(paidAgain), language))}`}
      <span className="block text-note">{panel.borne}</span>
    </Notice>
  )
}

interface Paid {
  amount: number
  refunded: number
  paidAt: string | null
}

function Money({ payment }: { payment: Paid }) {
  const { panel } = useTexts(adminTexts)
  const language = useLanguage()
  return (
    <>
      <Price dirhams={payment.amount} decimals="always" />
      <span className="block text-note font-normal text-muted">
        {payment.paidAt === null ? panel.notPaid : panel.paid(momentIn(language, payment.paidAt))}
      </span>
      {payment.refunded > 0 && (
        <span className="block text-note font-normal text-muted">
          {panel.givenBack(formatDirhams(toFils(payment.refunded), language))}
        </span>
      )}
    </>
  )
}

function Steps({ steps }: Pick<ChefBooking, 'steps'>) {
  const { steps: words } = useTexts(bookingTexts)
  const language = useLanguage()
  const say = ({ kind, to }: ChefBooking['steps'][number]) => {
    if (kind !== 'moved' || to === null) return words[kind]
    const { day, clock } = momentWords(to, language)
    return words.movedTo(day, clock)
  }
  return (
    <ol className="num grid gap-2">
      {steps.map((step) => (
        <li key={`${step.at} ${step.kind}`} className="flex flex-wrap justify-between gap-x-6">
          <span>{say(step)}</span>
          <span className="text-note text-muted">{momentIn(language, step.at)}</span>
        </li>
      ))}
    </ol>
  )
}

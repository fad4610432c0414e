import { formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages as eventMessages } from '../../messages.ts'
import type { EventType } from '../../rules.ts'
import { messages, type Said } from './messages.ts'

type Texts = (typeof messages)['en']
type Render = (texts: Texts, said: Said, by: 'customer' | 'chef' | 'admin') => string

const RENDERS = {
  'chef-invited': (texts, said) => texts.invited(said),
  'chef-asked-again': (texts, said) => texts.askedAgain(said),
  'chef-reminded': (texts, said) => texts.reminded(said),
  'chef-event-confirmed': (texts, said) => texts.confirmed(said),
  'chef-booking-confirmed': (texts, said) => texts.booked(said),
  'chef-deposit-failed': (texts, said) => texts.depositFailed(said),
  'chef-event-lapsed': (texts, said) => texts.lapsed(said),
  'chef-event-cancelled': (texts, said, by) => texts.cancelled[by](said),
  'chef-booking-cancelled': (texts, said, by) => texts.bookingCancelled[by](said),
  'chef-event-moved': (texts, said) => texts.moved(said),
  'chef-event-completed': (texts, said) => texts.completed(said),
  'chef-new-message': (texts, said) => texts.newMessage(said),
  'chef-complaint-made': (texts, said) => texts.complaintMade(said),
  'chef-complaint-answered': (texts, said) => texts.complaintAnswered(said),
  'chef-complaint-closed': (texts, said) => texts.complaintClosed(said),
  'chef-payout-changed': (texts, said) => texts.payoutChanged(said),
  'chef-paid-out': (texts, said) => texts.paidOut(said),
} as const satisfies Record<string, Render>

export type Notice = keyof typeof RENDERS

const OPTIONAL: readonly string[] = [
  'chef-invited',
  'chef-asked-again',
  'chef-reminded',
  'chef-new-message',
] satisfies Notice[]

export const noticeTemplates: RenderedTemplate[] = Object.entries<Render>(RENDERS).map(
  ([name, render]) => ({
    name,
    isAlwaysSent: !OPTIONAL.includes(name),
    render: (parameters, language) => {
      const by = parameters['by']
      const canceller = by === 'chef' || by === 'admin' ? by : 'customer'
      return render(textsIn(messages, language), say(parameters, language), canceller)
    },
  }),
)

function say(parameters: Readonly<Record<string, string | number>>, language: Language): Said {
  const of = (key: string) => String(parameters[key] ?? '')
  const texts = textsIn(messages, language)
  const { eventTypes, list } = textsIn(eventMessages, language)
  const city = EMIRATES.find((emirate) => emirate === of('city'))
  const toDay = of('toDay')
  return {
    event: texts.event(
      eventTypes[of('eventType') as EventType],
      formatDay(of('day'), language),
      of('time'),
    ),
    name: of(language === 'ar' ? 'nameAr' : 'nameEn') || of('name'),
    phone: of('phone'),
    place: of('place') || (city ? EMIRATE_NAMES[city][language] : texts.anywhere),
    guests: list.guestCount(Number(of('guestCount'))),
    amount: formatDirhams(Number(of('amountFils')), language),
    net: formatDirhams(Number(of('netFils')), language),
    words: of('words'),
    until: toDay && sayMoment(toDay, of('toTime'), language),
  }
}

const sayMoment = (day: string, clock: string, language: Language): string =>
  clock === ''
    ? formatDay(day, language)
    : textsIn(messages, language).moment(formatDay(day, language), clock)

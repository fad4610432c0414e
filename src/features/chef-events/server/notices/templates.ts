import type { Day } from '#shared/dates.ts'
import { EMIRATE_NAMES, EMIRATES } from '#shared/place/emirates.ts'
import { textsIn } from '#shared/language.ts'
import { utilityTemplate, variables, type Variable } from '#features/messages/server/public.ts'
import { messages } from '../../messages.ts'
import type { EventType } from '../../rules.ts'

const { bilingual, clockInWords, code, counted, day, moment, money, shortDay, words } = variables

export interface NamedEvent extends Record<string, string> {
  type: EventType
  day: Day
  /** `19:00` */
  time: string
}

/** "Birthday on Sat 5 Dec at 7 PM", «عيد ميلاد يوم السبت 5 ديسمبر، 7 مساءً». */
const event: Variable<NamedEvent> = {
  sample: { type: 'birthday', day: '2026-12-05', time: '19:00' },
  inWords: (stored, language) => {
    const type = textsIn(messages, language).eventTypes[stored.type]
    const on = shortDay(stored.day, language)
    const at = clockInWords(stored.time, language)
    return language === 'ar' ? `${type} يوم ${on}، ${at}` : `${type} on ${on} at ${at}`
  },
}

const guests = counted((language, count) => textsIn(messages, language).list.guestCount(count), 12)

/** The key of an emirate, or nothing. */
const city: Variable<string> = {
  sample: 'dubai',
  inWords: (stored, language) => {
    const known = EMIRATES.find((emirate) => emirate === stored)
    if (known) return EMIRATE_NAMES[known][language]
    return language === 'ar' ? 'إمارة لم تُحدد' : 'an emirate to be agreed'
  },
}

const chef = bilingual('Chef Hind', 'الشيف هند')
const phone = code('+971501234567')
const reason = words('the venue is closed')

const requests = { en: 'See the request', ar: 'عرض الطلب', path: '/chef-dashboard/requests' }
const bookings = { en: 'See my bookings', ar: 'عرض حجوزاتي', path: '/chef-dashboard/bookings' }
const earnings = { en: 'See my earnings', ar: 'عرض مستحقاتي', path: '/chef-dashboard/earnings' }
const events = { en: 'See my event', ar: 'عرض مناسبتي', path: '/dashboard/chef-events' }
const always = { isAlwaysSent: true } as const

/** Every notice to customers and chefs of an event, by its name in the outbox. */
export const NOTICES = {
  'chef-invited': utilityTemplate({
    name: 'chef-invited',
    en: 'New request for a chef: {event}, for {guests} in {city}. Send your quote by {until} in your chef account.',
    ar: 'طلب شيف جديد: {event}، {guests} في {city}. إرسال عرض السعر متاح حتى {until} من حساب الشيف.',
    variables: { event, guests, city, until: moment },
    button: requests,
    hours: 'day',
  }),
  'chef-asked-again': utilityTemplate({
    name: 'chef-asked-again',
    en: 'A chef request is open for quotes: {event}, for {guests} in {city}. Send your quote by {until} in your chef account.',
    ar: 'طلب شيف مفتوح لعروض الأسعار: {event}، {guests} في {city}. إرسال العرض متاح حتى {until} من حساب الشيف.',
    variables: { event, guests, city, until: moment },
    button: requests,
    hours: 'day',
  }),
  'chef-reminded': utilityTemplate({
    name: 'chef-reminded',
    en: 'A customer would like your quote: {event}, for {guests} in {city}. You can send it until {until} in your chef account.',
    ar: 'عميل يودّ عرض سعر منك: {event}، {guests} في {city}. إرسال العرض متاح حتى {until} من حساب الشيف.',
    variables: { event, guests, city, until: moment },
    button: requests,
    hours: 'day',
  }),
  'chef-event-confirmed': utilityTemplate({
    name: 'chef-event-confirmed',
    en: 'Your chef is booked: {chef} for your {event}. We’ve received your deposit of {amount}. You can call your chef on {phone} to agree the details.',
    ar: 'تم حجز الشيف: {chef} لمناسبتك، {event}. استلمنا الدفعة المقدمة {amount}. رقم الشيف {phone} للاتفاق على التفاصيل.',
    variables: { chef, event, amount: money, phone },
    button: events,
    ...always,
  }),
  'chef-booking-confirmed': utilityTemplate({
    name: 'chef-booking-confirmed',
    en: 'You’re booked: {event}, for {guests}. Place: {place}. Your customer is {customer}, on {phone}, and the booking is in your chef account.',
    ar: 'لديك حجز مؤكد: {event}، {guests}. المكان: {place}. اسم العميل {customer} ورقم هاتفه {phone}، وكل التفاصيل في حساب الشيف.',
    variables: {
      event,
      guests,
      place: words('Jumeirah 1, Dubai'),
      customer: words('Mariam'),
      phone,
    },
    button: bookings,
    ...always,
  }),
  'chef-deposit-failed': utilityTemplate({
    name: 'chef-deposit-failed',
    en: 'Your bank declined the deposit, so {chef} isn’t booked for your {event}. Accept the quote again with another card.',
    ar: 'رفض البنك الدفعة المقدمة، ولذلك لم يُحجز {chef} لمناسبتك، {event}. يمكنك قبول العرض من جديد ببطاقة أخرى.',
    variables: { chef, event },
    button: events,
    ...always,
  }),
  'chef-event-unquoted': utilityTemplate({
    name: 'chef-event-unquoted',
    en: 'No chef has sent you a quote yet: {event}. Chefs can still quote until {until}. Another day or time may suit more chefs, and you can change your request.',
    ar: 'لم يصلك عرض سعر بعد: {event}. ما زال إرسال العروض متاحًا للطهاة حتى {until}. قد يناسب يوم أو وقت آخر عددًا أكبر منهم، ويمكنك تعديل طلبك.',
    variables: { event, until: moment },
    button: events,
    hours: 'day',
    ...always,
  }),
  'chef-quotes-expired': utilityTemplate({
    name: 'chef-quotes-expired',
    en: 'Your last quote has expired: {event}. Chefs can send you new ones until {until}, and you haven’t been charged.',
    ar: 'انتهت صلاحية آخر عرض سعر لديك: {event}. يمكن للطهاة إرسال عروض جديدة حتى {until}، ولم يُخصم أي مبلغ.',
    variables: { event, until: moment },
    button: events,
    hours: 'day',
    ...always,
  }),
  'chef-event-lapsed': utilityTemplate({
    name: 'chef-event-lapsed',
    en: 'Your chef request has closed: {event}. No chef was booked in time, and you haven’t been charged.',
    ar: 'أُغلق طلب الشيف: {event}. لم يُحجز شيف قبل الموعد، ولم يُخصم أي مبلغ.',
    variables: { event },
    ...always,
  }),
  'chef-event-cancelled': utilityTemplate({
    name: 'chef-event-cancelled',
    en: 'Done: we’ve cancelled your event ({event}). There’s no refund for it.',
    ar: 'تم: ألغينا مناسبتك ({event}). لا يوجد مبلغ مسترد عنها.',
    variables: { event },
    button: events,
    ...always,
  }),
  'chef-event-cancelled-refund': utilityTemplate({
    name: 'chef-event-cancelled-refund',
    en: 'Done: we’ve cancelled your event ({event}). We’re refunding {amount} of your deposit to your card.',
    ar: 'تم: ألغينا مناسبتك ({event}). نعيد {amount} من الدفعة المقدمة إلى بطاقتك.',
    variables: { event, amount: money },
    button: events,
    ...always,
  }),
  'chef-event-cancelled-by-chef': utilityTemplate({
    name: 'chef-event-cancelled-by-chef',
    en: 'Sorry, your chef had to cancel your event ({event}). We’re refunding {amount} to your card, and other chefs can send you quotes again.',
    ar: 'نعتذر، اضطر الشيف إلى إلغاء مناسبتك ({event}). نعيد {amount} إلى بطاقتك، ويمكن لشيف آخر إرسال عرض سعر.',
    variables: { event, amount: money },
    button: events,
    ...always,
  }),
  'chef-event-cancelled-by-chef-unpaid': utilityTemplate({
    name: 'chef-event-cancelled-by-chef-unpaid',
    en: 'Sorry, your chef had to cancel your event ({event}). You haven’t been charged, and other chefs can send you quotes again.',
    ar: 'نعتذر، اضطر الشيف إلى إلغاء مناسبتك ({event}). لم يُخصم أي مبلغ، ويمكن لشيف آخر إرسال عرض سعر.',
    variables: { event },
    button: events,
    ...always,
  }),
  'chef-event-cancelled-by-us': utilityTemplate({
    name: 'chef-event-cancelled-by-us',
    en: 'Sorry, we had to cancel your event ({event}). Reason: {reason}. Any details are in your Sufra account.',
    ar: 'نعتذر، اضطررنا إلى إلغاء مناسبتك ({event}). السبب: {reason}. التفاصيل في حسابك في سُفرة.',
    variables: { event, reason },
    button: events,
    ...always,
  }),
  'chef-event-cancelled-by-us-refund': utilityTemplate({
    name: 'chef-event-cancelled-by-us-refund',
    en: 'Sorry, we had to cancel your event ({event}). Reason: {reason}. We’re refunding {amount} to your card.',
    ar: 'نعتذر، اضطررنا إلى إلغاء مناسبتك ({event}). السبب: {reason}. نعيد {amount} إلى بطاقتك.',
    variables: { event, reason, amount: money },
    button: events,
    ...always,
  }),
  'chef-booking-cancelled': utilityTemplate({
    name: 'chef-booking-cancelled',
    en: 'The customer cancelled a booking: {event}. Your share of the deposit is {amount} and shows in your earnings.',
    ar: 'ألغى العميل حجزًا: {event}. حصتك من الدفعة المقدمة {amount} وتظهر في مستحقاتك.',
    variables: { event, amount: money },
    button: bookings,
    ...always,
  }),
  'chef-booking-cancelled-by-chef': utilityTemplate({
    name: 'chef-booking-cancelled-by-chef',
    en: 'Done: your booking is cancelled ({event}). The customer gets the whole deposit back.',
    ar: 'تم: أُلغي حجزك ({event}). ويسترد العميل الدفعة المقدمة كاملة.',
    variables: { event },
    button: bookings,
    ...always,
  }),
  'chef-booking-cancelled-by-us': utilityTemplate({
    name: 'chef-booking-cancelled-by-us',
    en: 'Sorry, we had to cancel your booking ({event}). Reason: {reason}. The details are in your chef account.',
    ar: 'نعتذر، اضطررنا إلى إلغاء حجزك ({event}). السبب: {reason}. التفاصيل في حساب الشيف.',
    variables: { event, reason },
    button: bookings,
    ...always,
  }),
  'chef-booking-unpaid': utilityTemplate({
    name: 'chef-booking-unpaid',
    en: 'Sorry, we had to cancel your booking ({event}): the customer’s bank took back the deposit. Your day is free again.',
    ar: 'نعتذر، اضطررنا إلى إلغاء حجزك ({event}) لأن بنك العميل استردّ الدفعة المقدمة. أصبح يومك متاحًا من جديد.',
    variables: { event },
    button: bookings,
    ...always,
  }),
  'chef-event-moved': utilityTemplate({
    name: 'chef-event-moved',
    en: 'Your event has a new time: {until} instead of the one before ({event}). Everything else stays the same.',
    ar: 'تغيّر موعد المناسبة إلى {until} بدلًا من الموعد السابق ({event}). ولم يتغير شيء آخر.',
    variables: { event, until: moment },
    ...always,
  }),
  'chef-event-completed': utilityTemplate({
    name: 'chef-event-completed',
    en: 'We hope you and your guests enjoyed it: {event}. We’ll charge the balance of {amount} on {chargeOn}. You can rate your chef, or tell us within 24 hours if something was wrong.',
    ar: 'نأمل أن مناسبتك كانت جميلة لك ولضيوفك: {event}. نخصم المبلغ المتبقي {amount} يوم {chargeOn}. يمكنك تقييم الشيف أو إبلاغنا بأي مشكلة خلال 24 ساعة.',
    variables: { event, amount: money, chargeOn: day },
    button: { en: 'Rate my chef', ar: 'تقييم الشيف', path: '/dashboard/chef-events' },
    hours: 'day',
    ...always,
  }),
  'chef-new-message': utilityTemplate({
    name: 'chef-new-message',
    en: 'You have a new message from {sender} about {event}. Read and answer it in Sufra.',
    ar: 'لديك رسالة جديدة من {sender} عن {event}. يمكنك قراءتها والرد عليها في سُفرة.',
    variables: { sender: chef, event },
    hours: 'day',
  }),
  'chef-complaint-made': utilityTemplate({
    name: 'chef-complaint-made',
    en: 'The customer has reported a problem: {event}. We’re looking into it and will pay you once it’s settled.',
    ar: 'أبلغ العميل عن مشكلة: {event}. ننظر فيها ونحوّل مستحقاتك بعد البت في الأمر.',
    variables: { event },
    ...always,
  }),
  'chef-complaint-answered': utilityTemplate({
    name: 'chef-complaint-answered',
    en: 'We’ve looked into the problem you reported: {event}. Our answer: {answer}. There’s no refund for it.',
    ar: 'نظرنا في المشكلة التي أبلغتنا بها: {event}. ردّنا: {answer}. لا يوجد مبلغ مسترد عنها.',
    variables: { event, answer: words('the menu was served as agreed') },
    ...always,
  }),
  'chef-complaint-answered-refund': utilityTemplate({
    name: 'chef-complaint-answered-refund',
    en: 'We’re refunding {amount} for the problem you reported: {event}. Our answer: {answer}. It goes back to your card.',
    ar: 'نعيد إليك {amount} عن المشكلة التي أبلغتنا بها: {event}. ردّنا: {answer}. يعود المبلغ إلى بطاقتك.',
    variables: { amount: money, event, answer: words('one course was missing') },
    ...always,
  }),
  'chef-complaint-closed': utilityTemplate({
    name: 'chef-complaint-closed',
    en: 'The customer’s problem is settled: {event}. We refunded the customer {amount}. Our answer: {answer}. Your payout shows in your earnings.',
    ar: 'تم البت في مشكلة العميل: {event}. أعدنا إلى العميل {amount}. ردّنا: {answer}. تظهر مستحقاتك في حسابك.',
    variables: { event, amount: money, answer: words('one course was missing') },
    button: earnings,
    ...always,
  }),
  'chef-payout-changed': utilityTemplate({
    name: 'chef-payout-changed',
    en: 'Your payout has changed for {event}: we refunded the customer {amount}. It’s now {net} in your earnings.',
    ar: 'تغيّرت مستحقاتك عن {event}: أعدنا إلى العميل {amount}. أصبحت الآن {net} في حسابك.',
    variables: { event, amount: money, net: money },
    button: earnings,
    hours: 'day',
    ...always,
  }),
  'chef-payout-taken-back': utilityTemplate({
    name: 'chef-payout-taken-back',
    en: 'Your payout has changed for {event}: the customer’s bank took back {amount}. It’s now {net} in your earnings.',
    ar: 'تغيّرت مستحقاتك عن {event}: استردّ بنك العميل {amount}. أصبحت الآن {net} في حسابك.',
    variables: { event, amount: money, net: money },
    button: earnings,
    hours: 'day',
    ...always,
  }),
  'chef-paid-out': utilityTemplate({
    name: 'chef-paid-out',
    en: 'We’ve sent you {amount} for {event}. The bank reference is {reference}, and your bank usually shows it within a day.',
    ar: 'حوّلنا إليك {amount} عن {event}. مرجع التحويل {reference}، ويظهر المبلغ لدى البنك عادةً خلال يوم.',
    variables: { amount: money, event, reference: code('FT-88231') },
    button: earnings,
    hours: 'day',
    ...always,
  }),
}

export type Notice = keyof typeof NOTICES

export const noticeTemplates = Object.values(NOTICES)

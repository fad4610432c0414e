import { defineTexts } from '#shared/language.ts'

/** An event as notices name it: «Birthday, Saturday, 5 December 2026, 19:00». */
export interface Said {
  event: string
  name: string
  phone: string
  place: string
  guests: string
  amount: string
  net: string
  words: string
  until: string
}

/** What is sent to customers and chefs of events. */
export const messages = defineTexts(
  {
    event: (type: string, day: string, clock: string) => `${type}, ${day}, ${clock}`,
    moment: (day: string, clock: string) => `${day}, ${clock}`,
    invited: ({ event, guests, place, until }: Said) =>
      `New request for a chef: ${event}, ${guests}, ${place}. Send your quote by ${until} in your chef dashboard.`,
    askedAgain: ({ event, guests, place, until }: Said) =>
      `A request for a chef is open for quotes: ${event}, ${guests}, ${place}. Send yours by ${until} in your chef dashboard.`,
    reminded: ({ event, guests, place, until }: Said) =>
      `A customer still waits for quotes: ${event}, ${guests}, ${place}. Quotes are taken until ${until}. All open requests are in your chef dashboard.`,
    anywhere: 'emirate not named',
    /** What a chef reads instead of a name before the two are booked. */
    customer: 'Customer',
    confirmed: ({ event, name, phone, amount }: Said) =>
      `Your deposit of AED ${amount} is paid and ${name} is booked: ${event}. You can reach your chef at ${phone}.`,
    booked: ({ event, name, phone, place, guests }: Said) =>
      `You are booked: ${event}, ${guests}, ${place}. Customer: ${name}, ${phone}.`,
    depositFailed: ({ event, name }: Said) =>
      `Your bank declined the deposit, so ${name} is not booked: ${event}. Please accept again with another card in your dashboard.`,
    lapsed: ({ event }: Said) =>
      `Your request for a chef was closed, as its time has come without a booking: ${event}.`,
    cancelled: {
      customer: ({ event, amount }: Said) =>
        amount === '0'
          ? `You cancelled your event: ${event}. No refund is due.`
          : `You cancelled your event: ${event}. AED ${amount} of your deposit come back to your card.`,
      chef: ({ event, amount }: Said) =>
        `We are sorry: your chef had to cancel: ${event}. AED ${amount} come back to your card, and your request is open for other chefs again.`,
      admin: ({ event, amount, words }: Said) =>
        amount === '0'
          ? `We had to cancel your event: ${event}. ${words}`
          : `We had to cancel your event: ${event}. ${words} AED ${amount} come back to your card.`,
    },
    bookingCancelled: {
      customer: ({ event, amount }: Said) =>
        `The customer cancelled: ${event}. Your share of the deposit is AED ${amount}.`,
      chef: ({ event }: Said) =>
        `You cancelled: ${event}. The customer gets the whole deposit back.`,
      admin: ({ event, words }: Said) => `We had to cancel: ${event}. ${words}`,
    },
    moved: ({ event, until }: Said) => `Moved: ${event}. The new time is ${until}.`,
    completed: ({ event, amount, until }: Said) =>
      `We hope it was a good evening: ${event}. The balance of AED ${amount} is charged on ${until}. Rate your chef in your dashboard. If something was wrong, tell us within 24 hours.`,
    newMessage: ({ event, name }: Said) =>
      `New message from ${name}: ${event}. Read and answer it in your dashboard.`,
    complaintMade: ({ event }: Said) =>
      `The customer was not happy: ${event}. Your payout waits until we have looked into it.`,
    complaintAnswered: ({ event, amount, words }: Said) =>
      `We looked into your complaint: ${event}. AED ${amount} come back to your card. ${words}`,
    complaintClosed: ({ event, amount, words }: Said) =>
      `The complaint is decided: ${event}. The customer got back AED ${amount}. ${words}`,
    payoutChanged: ({ event, amount, net }: Said) =>
      `We gave the customer AED ${amount} back: ${event}. Your payout for it is now AED ${net}.`,
    paidOut: ({ event, amount, words }: Said) =>
      `We sent you AED ${amount}: ${event}. Reference: ${words}.`,
  },
  {
    event: (type: string, day: string, clock: string) => `${type}، ${day}، الساعة ${clock}`,
    moment: (day: string, clock: string) => `${day}، ${clock}`,
    invited: ({ event, guests, place, until }: Said) =>
      `طلب شيف جديد: ${event}، ${guests}، ${place}. أرسل عرضك من لوحة الشيف حتى ${until}.`,
    askedAgain: ({ event, guests, place, until }: Said) =>
      `طلب شيف مفتوح للعروض: ${event}، ${guests}، ${place}. أرسل عرضك من لوحة الشيف حتى ${until}.`,
    reminded: ({ event, guests, place, until }: Said) =>
      `ما زال عميل ينتظر العروض: ${event}، ${guests}، ${place}. تُقبل العروض حتى ${until}. كل الطلبات المفتوحة في لوحة الشيف.`,
    anywhere: 'لم تُحدد الإمارة',
    customer: 'العميل',
    confirmed: ({ event, name, phone, amount }: Said) =>
      `تم دفع الدفعة المقدمة (${amount} درهم) وحجز ${name}: ${event}. رقم الشيف: \u2066${phone}\u2069.`,
    booked: ({ event, name, phone, place, guests }: Said) =>
      `لديك حجز مؤكد: ${event}، ${guests}، ${place}. العميل: ${name}، \u2066${phone}\u2069.`,
    depositFailed: ({ event, name }: Said) =>
      `رفض البنك الدفعة المقدمة، ولم يُحجز ${name}: ${event}. يُرجى قبول العرض مجددًا ببطاقة أخرى من لوحة التحكم.`,
    lapsed: ({ event }: Said) => `أُغلق طلب الشيف لأن موعده حلّ دون حجز: ${event}.`,
    cancelled: {
      customer: ({ event, amount }: Said) =>
        amount === '0'
          ? `أُلغيت مناسبتك بناءً على طلبك: ${event}. لا مبلغ يُردّ.`
          : `أُلغيت مناسبتك بناءً على طلبك: ${event}. يعود ${amount} درهم من الدفعة المقدمة إلى بطاقتك.`,
      chef: ({ event, amount }: Said) =>
        `نأسف، اضطر الشيف إلى الإلغاء: ${event}. يعود ${amount} درهم إلى بطاقتك، وطلبك مفتوح لطهاة آخرين من جديد.`,
      admin: ({ event, amount, words }: Said) =>
        amount === '0'
          ? `اضطررنا إلى إلغاء مناسبتك: ${event}. ${words}`
          : `اضطررنا إلى إلغاء مناسبتك: ${event}. ${words} يعود ${amount} درهم إلى بطاقتك.`,
    },
    bookingCancelled: {
      customer: ({ event, amount }: Said) =>
        `ألغى العميل المناسبة: ${event}. حصتك من الدفعة المقدمة ${amount} درهم.`,
      chef: ({ event }: Said) => `تم الإلغاء بطلبك: ${event}. تعود الدفعة المقدمة كاملة إلى العميل.`,
      admin: ({ event, words }: Said) => `اضطررنا إلى الإلغاء: ${event}. ${words}`,
    },
    moved: ({ event, until }: Said) => `تغيّر الموعد: ${event}. الموعد الجديد: ${until}.`,
    completed: ({ event, amount, until }: Said) =>
      `نأمل أنها كانت أمسية جميلة: ${event}. يُخصم الباقي (${amount} درهم) في ${until}. يمكنك تقييم الشيف من لوحة التحكم، وإبلاغنا بأي مشكلة خلال 24 ساعة.`,
    newMessage: ({ event, name }: Said) =>
      `رسالة جديدة من ${name}: ${event}. يمكنك قراءتها والرد عليها من لوحة التحكم.`,
    complaintMade: ({ event }: Said) =>
      `قدّم العميل شكوى: ${event}. يتوقف تحويل مستحقاتك حتى ننظر فيها.`,
    complaintAnswered: ({ event, amount, words }: Said) =>
      amount === '0'
        ? `نظرنا في شكواك: ${event}. ${words}`
        : `نظرنا في شكواك: ${event}. يعود ${amount} درهم إلى بطاقتك. ${words}`,
    complaintClosed: ({ event, amount, words }: Said) =>
      `تم البت في الشكوى: ${event}. عاد إلى العميل ${amount} درهم. ${words}`,
    payoutChanged: ({ event, amount, net }: Said) =>
      `أعدنا إلى العميل ${amount} درهم: ${event}. مستحقاتك عنها أصبحت ${net} درهم.`,
    paidOut: ({ event, amount, words }: Said) =>
      `حوّلنا إليك ${amount} درهم: ${event}. المرجع: ${words}.`,
  },
)

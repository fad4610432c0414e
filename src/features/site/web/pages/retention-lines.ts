import { plural, type Language } from '#shared/language.ts'
import { RETENTION_DAYS, type Retained } from '#shared/retention.ts'

type Line = (time: string) => string

const LINES: Record<Language, Record<Retained, Line>> = {
  en: {
    loginCodes: (time) => `Login codes: they work for 5 minutes, and we remove them after ${time}.`,
    sessions: (time) => `Where you’re logged in: at most ${time}, or until you log out.`,
    knownBrowsers: (time) => `Browsers you’ve logged in with: ${time} after the last login.`,
    limits: (time) => `Counts of login attempts by number and network address: ${time}.`,
    answers: (time) => `Answers kept so that no payment is made twice: ${time}.`,
    applicationDrafts: (time) => `Applications you began and didn’t send: ${time}.`,
    rejectedPapers: (time) => `Documents of rejected applications: ${time}.`,
    messageTexts: (time) => `What our messages to you say: ${time}.`,
    messages: (time) => `That we sent you a message, and when: ${time}.`,
    providerReports: (time) => `What payment providers report to us: ${time}.`,
    quoteRequests: (time) => `Requests for a custom quote that led to no order: ${time}.`,
  },
  ar: {
    loginCodes: (time) => `رموز الدخول: تعمل 5 دقائق ونحذفها بعد ${time}.`,
    sessions: (time) => `الأجهزة المسجّل الدخول منها: ${time} على الأكثر، أو حتى تسجيل الخروج.`,
    knownBrowsers: (time) => `المتصفحات التي سُجّل الدخول منها: ${time} بعد آخر دخول.`,
    limits: (time) => `عدد محاولات الدخول حسب الرقم وعنوان الشبكة: ${time}.`,
    answers: (time) => `ردود نحفظها كي لا يتكرر الدفع: ${time}.`,
    applicationDrafts: (time) => `طلبات الانضمام التي بدأت ولم تُرسل: ${time}.`,
    rejectedPapers: (time) => `مستندات الطلبات المرفوضة: ${time}.`,
    messageTexts: (time) => `نصوص رسائلنا إليك: ${time}.`,
    messages: (time) => `إرسال الرسائل ووقتها: ${time}.`,
    providerReports: (time) => `ما يبلغنا به مزودو خدمات الدفع: ${time}.`,
    quoteRequests: (time) => `طلبات العروض الخاصة التي لم يتبعها طلب: ${time}.`,
  },
}

const DAYS = {
  en: { one: '# day', other: '# days' },
  ar: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
}

/** What is removed after how long, in words. */
export const retentionLines = (language: Language): string[] =>
  (Object.keys(RETENTION_DAYS) as Retained[]).map((kind) =>
    LINES[language][kind](plural(language, RETENTION_DAYS[kind], DAYS[language])),
  )

import { defineTexts } from '#shared/language.ts'

export const earningTexts = defineTexts(
  {
    title: 'Earnings',
    lead: (percent: number) =>
      `Sufra keeps ${percent}% of each event. Payouts are due 24 hours after an event.`,
    loading: 'Loading your earnings',
    failed: 'Your earnings did not load',
    empty: 'Nothing earned yet',
    emptyLead: 'Your first booked event stands here with its deposit, balance and payout.',
    paid: 'Paid out',
    due: 'Held, not paid out yet',
    upcoming: 'Booked, still to come',
    csv: 'Download table (CSV)',
    depositOnly: 'Deposit kept',
    on: (day: string) => `from ${day}`,
    paidOn: (day: string) => `on ${day}`,
  },
  {
    title: 'الأرباح',
    lead: (percent: number) =>
      `حصة سُفرة ${percent}% من كل مناسبة. تُستحق التحويلات بعد المناسبة بـ 24 ساعة.`,
    loading: 'جارٍ تحميل أرباحك',
    failed: 'تعذّر تحميل أرباحك',
    empty: 'لا أرباح بعد',
    emptyLead: 'تظهر هنا أول مناسبة محجوزة بمقدمتها وباقيها وتحويلها.',
    paid: 'حُوّلت إليك',
    due: 'أُقيمت ولم تُحوّل بعد',
    upcoming: 'محجوزة وقادمة',
    csv: 'تنزيل الجدول (CSV)',
    depositOnly: 'مقدمة محتفظ بها',
    on: (day: string) => `من ${day}`,
    paidOn: (day: string) => `في ${day}`,
  },
)

import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

/** The admin's page of Ramadan's dates. */
export const adminTexts = defineTexts(
  {
    title: 'Ramadan',
    lead: 'The calendar of Umm al-Qura says when Ramadan is. Move its first or last day once the moon was seen, or was not. Delivery times of open days follow at once; what kitchens have started keeps its time.',
    loadFailed: 'The dates did not load',
    loadFailedText: 'Please try again.',
    loading: 'Loading the dates',
    season: (hijriYear: number) => `Ramadan ${hijriYear}`,
    calendar: 'By the calendar',
    kept: 'As it is kept',
    range: (from: Day, to: Day) =>
      `${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}`,
    subscriptions: 'Subscriptions with Ramadan times',
    count: (count: number) => String(count),
    changed: 'Last moved',
    changedBy: (name: string, day: Day) =>
      `${formatDay(day, 'en', 'long')}, by \u2068${name}\u2069`,
    never: 'Never',
    start: 'First day',
    end: 'Last day',
    earlier: 'A day earlier',
    asCalendar: 'By the calendar',
    later: 'A day later',
    days: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
    wouldBe: (from: Day, to: Day, days: string) =>
      `Ramadan is then from ${formatDay(from, 'en')} to ${formatDay(to, 'en')}, ${days}.`,
    save: 'Move Ramadan',
    saved: 'Success',
    savedText: (from: Day, to: Day) =>
      `Ramadan is from ${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}.`,
    error: 'Error',
    failed: 'The dates could not be saved. Please try again.',
  },
  {
    title: 'رمضان',
    lead: 'يحدد تقويم أم القرى موعد رمضان. قدّم أول يوم أو آخر يوم أو أخّرهما بعد تحرّي الهلال. تتبدّل مواعيد الأيام المفتوحة فورًا، ويبقى ما بدأت المطابخ بتجهيزه في موعده.',
    loadFailed: 'تعذّر تحميل المواعيد',
    loadFailedText: 'يُرجى إعادة المحاولة.',
    loading: 'جارٍ تحميل المواعيد',
    season: (hijriYear: number) => `رمضان ${hijriYear}`,
    calendar: 'بحسب التقويم',
    kept: 'المعتمد',
    range: (from: Day, to: Day) =>
      `من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}`,
    subscriptions: 'اشتراكات بمواعيد رمضان',
    count: (count: number) => String(count),
    changed: 'آخر تعديل',
    changedBy: (name: string, day: Day) => `${formatDay(day, 'ar', 'long')}، \u2068${name}\u2069`,
    never: 'لا يوجد',
    start: 'أول يوم',
    end: 'آخر يوم',
    earlier: 'قبل يوم',
    asCalendar: 'كالتقويم',
    later: 'بعد يوم',
    days: (count: number) => plural('ar', count, { few: '# أيام', many: '# يومًا', other: '# يوم' }),
    wouldBe: (from: Day, to: Day, days: string) =>
      `يصبح رمضان من ${formatDay(from, 'ar')} إلى ${formatDay(to, 'ar')}، أي ${days}.`,
    save: 'تعديل رمضان',
    saved: 'تم بنجاح',
    savedText: (from: Day, to: Day) =>
      `رمضان من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}.`,
    error: 'خطأ',
    failed: 'تعذّر حفظ المواعيد. يُرجى إعادة المحاولة.',
  },
)

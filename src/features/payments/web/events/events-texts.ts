import { defineTexts } from '#shared/language.ts'

export const eventsTexts = defineTexts(
  {
    title: 'Provider events that failed',
    lead: 'Each is tried five times by itself. After that it waits here for you.',
    attempts: (count: number) => `Tried: ${count}`,
    next: (moment: string) => `Next try ${moment}`,
    waits: 'Waiting for you',
    retry: 'Apply again',
    retryOf: (id: string) => `Apply again: ${id}`,
    retried: 'It’s applied again within a minute',
    discard: 'Drop',
    discardOf: (id: string) => `Drop ${id}`,
    discardLead: 'The event moves nothing. It stays in the books with your reason.',
    discarded: 'The event was dropped',
    loadFailed: 'The failed events did not load.',
  },
  {
    title: 'أحداث لم تُطبَّق من مزوّد الدفع',
    lead: 'تُعاد محاولة كل حدث تلقائيًا خمس مرات، ثم ينتظر قرارك هنا.',
    attempts: (count: number) => `المحاولات: ${count}`,
    next: (moment: string) => `المحاولة التالية ${moment}`,
    waits: 'بانتظار قرارك',
    retry: 'تطبيق مجددًا',
    retryOf: (id: string) => `تطبيق مجددًا: ${id}`,
    retried: 'يُطبَّق مجددًا خلال دقيقة',
    discard: 'تجاهل',
    discardOf: (id: string) => `تجاهل ${id}`,
    discardLead: 'لا يغيّر الحدث شيئًا، ويبقى محفوظًا مع السبب.',
    discarded: 'تم تجاهل الحدث',
    loadFailed: 'تعذّر تحميل الأحداث.',
  },
)

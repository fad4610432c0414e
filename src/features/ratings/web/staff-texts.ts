import { defineTexts, plural } from '#shared/language.ts'

/** What restaurants and admins read. */
export const staffTexts = defineTexts(
  {
    title: 'Ratings',
    summary: (average: string, count: number) =>
      `${average} of 5 · ${plural('en', count, { one: '# rating', other: '# ratings' })}`,
    isNew: 'New: no ratings yet',
    empty: 'Customers can rate each delivered day for two weeks.',
    starsOf: (count: number) => `${count} of 5 stars`,
    hidden: (reason: string) => `Hidden: ${reason}`,
    all: (count: number) => `Show all ${count}`,
    newest: (count: number) => `Show the newest ${count}`,
    hide: 'Hide',
    show: 'Show again',
    hideTitle: 'Hide this rating?',
    hideLead: 'It no longer counts in the average. The restaurant and customers don’t see it.',
    showTitle: 'Show this rating again?',
    showLead: 'It counts in the average again, and the restaurant sees it.',
    hideDone: 'Rating hidden',
    showDone: 'Rating shown again',
    failed: 'The ratings didn’t load.',
  },
  {
    title: 'التقييمات',
    summary: (average: string, count: number) =>
      `${average} من 5 · ${plural('ar', count, {
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: '# تقييمات',
        many: '# تقييمًا',
        other: '# تقييم',
      })}`,
    isNew: 'جديد: لا توجد تقييمات بعد',
    empty: 'يمكن للعملاء تقييم كل يوم بعد توصيله، خلال أسبوعين.',
    starsOf: (count: number) => `${count} من 5 نجوم`,
    hidden: (reason: string) => `مخفي: ${reason}`,
    all: (count: number) => `عرض الكل (${count})`,
    newest: (count: number) => `عرض الأحدث (${count})`,
    hide: 'إخفاء',
    show: 'إظهار',
    hideTitle: 'إخفاء هذا التقييم؟',
    hideLead: 'لا يُحتسب في المتوسط، ولا يراه المطعم ولا العملاء.',
    showTitle: 'إظهار هذا التقييم؟',
    showLead: 'يُحتسب في المتوسط من جديد، ويراه المطعم.',
    hideDone: 'تم إخفاء التقييم',
    showDone: 'تم إظهار التقييم',
    failed: 'تعذّر عرض التقييمات.',
  },
)

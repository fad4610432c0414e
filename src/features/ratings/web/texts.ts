import { defineTexts, plural } from '#shared/language.ts'

/** What customers read. */
export const ratingTexts = defineTexts(
  {
    title: 'How was your meal?',
    from: (day: string, restaurant: string) => `${day} · ${restaurant}`,
    stars: 'Your stars',
    starsOf: (count: number) => plural('en', count, { one: '# star', other: '# stars' }),
    comment: 'Comment',
    commentHint: 'The restaurant reads it without your name.',
    save: 'Send rating',
    change: 'Save changes',
    saved: 'Rating saved',
    until: (day: string) => `You can rate until ${day}.`,
    own: 'Your ratings',
    failed: 'We couldn’t load the meals you can rate.',
  },
  {
    title: 'كيف كانت وجبتك؟',
    from: (day: string, restaurant: string) => `${day} · ${restaurant}`,
    stars: 'تقييمك بالنجوم',
    starsOf: (count: number) =>
      plural('ar', count, {
        one: 'نجمة واحدة',
        two: 'نجمتان',
        few: '# نجوم',
        many: '# نجمة',
        other: '# نجمة',
      }),
    comment: 'تعليق',
    commentHint: 'يقرؤه المطعم من دون اسمك.',
    save: 'إرسال التقييم',
    change: 'حفظ التعديل',
    saved: 'تم حفظ التقييم',
    until: (day: string) => `التقييم متاح حتى ${day}.`,
    own: 'تقييماتك',
    failed: 'تعذّر عرض الوجبات التي يمكن تقييمها.',
  },
)

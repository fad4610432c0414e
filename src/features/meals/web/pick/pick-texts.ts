import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

/** One tap that fills open meals. */
export const pickTexts = defineTexts(
  {
    open: (count: number) =>
      plural('en', count, { one: '# meal is still open', other: '# meals are still open' }),
    lead: 'We pick what suits your household. You can change it afterwards.',
    day: 'Pick for me',
    week: 'Pick my week',
    picked: 'Picked for you',
    undo: 'Undo',
    undone: 'Picks removed',
    undoFailed: 'Some picks could not be removed',
    left: 'Still open',
    leftOf: (meal: string, day: Day) => `${meal}, ${formatDay(day, 'en', 'short')}`,
    reasons: {
      allergy: 'no dish is safe for your household',
      diet: 'no dish fits your household’s diets',
      sold_out: 'nothing is left on the menu',
    },
    full: 'All meals are chosen already',
    failed: 'Nothing was picked. Try again.',
  },
  {
    open: (count: number) =>
      plural('ar', count, {
        one: 'بقيت وجبة واحدة بلا اختيار',
        two: 'بقيت وجبتان بلا اختيار',
        few: 'بقيت # وجبات بلا اختيار',
        many: 'بقيت # وجبة بلا اختيار',
        other: 'بقيت # وجبة بلا اختيار',
      }),
    lead: 'نختار ما يناسب أسرتك، ويمكنك تغييره بعد ذلك.',
    day: 'اختيار تلقائي',
    week: 'اختيار للأسبوع كله',
    picked: 'اخترنا لك',
    undo: 'تراجع',
    undone: 'تمت إزالة اختياراتنا',
    undoFailed: 'تعذّرت إزالة بعض اختياراتنا',
    left: 'ما زال بلا اختيار',
    leftOf: (meal: string, day: Day) => `${meal}، ${formatDay(day, 'ar', 'short')}`,
    reasons: {
      allergy: 'لا يوجد طبق آمن لأسرتك',
      diet: 'لا يوجد طبق يناسب حميات أسرتك',
      sold_out: 'لم يبقَ طبق في القائمة',
    },
    full: 'كل الوجبات مختارة',
    failed: 'لم نختر شيئًا. يُرجى إعادة المحاولة.',
  },
)

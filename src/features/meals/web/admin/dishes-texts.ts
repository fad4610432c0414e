import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

export const dishesForTexts = defineTexts(
  {
    title: (day: Day) => `Dishes for ${formatDay(day, 'en')}`,
    lead: 'As the customer could choose until the cut-off. Extras are theirs alone to buy.',
    confirm: 'Save dish',
    meal: 'Meal',
    chosen: (mealTime: string, dish: string, quantity: number) =>
      `${mealTime}: ${dish}${quantity > 1 ? ` × ${quantity}` : ''}`,
    open: (mealTime: string) => `${mealTime}: not chosen`,
    dish: 'Dish',
    none: 'No dish',
    done: 'The dish is changed',
    failed: 'The dishes did not load. Please try again.',
    looking: 'Looking up the dishes',
  },
  {
    title: (day: Day) => `أطباق يوم ${formatDay(day, 'ar')}`,
    lead: 'كما يمكن للعميل الاختيار حتى آخر موعد للتعديل. شراء الوجبات الإضافية له وحده.',
    confirm: 'حفظ الطبق',
    meal: 'الوجبة',
    chosen: (mealTime: string, dish: string, quantity: number) =>
      `${mealTime}: ${dish}${quantity > 1 ? ` × ${quantity}` : ''}`,
    open: (mealTime: string) => `${mealTime}: بلا اختيار`,
    dish: 'الطبق',
    none: 'بلا طبق',
    done: 'تم تغيير الطبق',
    failed: 'تعذّر تحميل الأطباق. يُرجى المحاولة مرة أخرى.',
    looking: 'جارٍ تحميل الأطباق',
  },
)

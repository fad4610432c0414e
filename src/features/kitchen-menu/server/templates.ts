import { plural } from '#shared/language.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { counted, days, receipt, words } = variables

const dish = words('Chicken machboos')
const kitchen = words('Bait Al Machboos')
const chooseDishes = { en: 'Choose dishes', ar: 'اختيار الأطباق', path: '/meal-selection' }
const seeDays = { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' }

const daysWithoutDate = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'يوم توصيل واحد',
        two: 'يوما توصيل',
        few: '# أيام توصيل',
        many: '# يوم توصيل',
        other: '# يوم توصيل',
      })
    : plural('en', count, { one: '# delivery', other: '# deliveries' }),
)

export const soldOut = utilityTemplate({
  name: 'dish-sold-out',
  en: 'Sorry, your restaurant can’t cook {dish} on {days}, so we removed it. Choose another dish while the day is open.',
  ar: 'نعتذر، لا يستطيع مطعمك إعداد {dish} يوم {days}، ولذلك أزلناه. يمكنك اختيار طبق آخر ما دام التعديل متاحًا.',
  variables: { dish, days },
  button: chooseDishes,
})

export const noLongerSafe = utilityTemplate({
  name: 'dish-no-longer-safe',
  en: 'Your restaurant changed {dish}, and it no longer suits your household on {days}. We removed it, so choose another dish while the day is open.',
  ar: 'غيّر مطعمك {dish}، فلم يعد يناسب أسرتك يوم {days}. أزلناه من اختيارك، ويمكنك اختيار طبق آخر ما دام التعديل متاحًا.',
  variables: { dish, days },
  button: chooseDishes,
})

export const closedAndMoved = utilityTemplate({
  name: 'kitchen-closed',
  en: 'Sorry, {kitchen} is closed on {days}. We’ve moved your meals to {again}. Receipt {receipt} is in your account.',
  ar: 'نعتذر، {kitchen} مغلق يوم {days}. نقلنا وجباتك إلى {again}. الإيصال {receipt} في حسابك.',
  variables: { kitchen, days, again: days, receipt },
  button: seeDays,
})

export const closedAndReturned = utilityTemplate({
  name: 'kitchen-closed-returned',
  en: 'Sorry, {kitchen} is closed on {days}. There’s no free day yet for {returned}. Receipt {receipt} is in your account.',
  ar: 'نعتذر، {kitchen} مغلق يوم {days}. بلا موعد حتى الآن: {returned}. الإيصال {receipt} في حسابك.',
  variables: { kitchen, days, returned: daysWithoutDate, receipt },
  button: seeDays,
})

export const closedAndBoth = utilityTemplate({
  name: 'kitchen-closed-partly-moved',
  en: 'Sorry, {kitchen} is closed on {days}. We’ve moved meals to {again}. There’s no free day yet for {returned}. Receipt {receipt} is in your account.',
  ar: 'نعتذر، {kitchen} مغلق يوم {days}. نقلنا وجبات إلى {again}. بلا موعد حتى الآن: {returned}. الإيصال {receipt} في حسابك.',
  variables: { kitchen, days, again: days, returned: daysWithoutDate, receipt },
  button: seeDays,
})

export const kitchenMenuTemplates: MessageTemplate[] = [
  soldOut,
  noLongerSafe,
  closedAndMoved,
  closedAndReturned,
  closedAndBoth,
]

import { plural } from '#shared/language.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { reminderTemplates } from './reminding/templates.ts'

const { counted, day, money, receipt, words } = variables

/** In Arabic as the subject of a verb. */
const mealsOf = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'وجبة واحدة',
        two: 'وجبتان',
        few: '# وجبات',
        many: '# وجبة',
        other: '# وجبة',
      })
    : plural('en', count, { one: '# meal', other: '# meals' }),
)

const button = { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' }

export const dayGivenBack = utilityTemplate({
  name: 'day-given-back',
  en: 'No meals were chosen for {day}, so we moved the day to {again}. Receipt {receipt} is in your account.',
  ar: 'لم تُختر وجبات ليوم {day}، فنقلناه إلى {again}. الإيصال {receipt} في حسابك.',
  variables: { day, again: day, receipt },
  button,
})

export const dayGivenBackLater = utilityTemplate({
  name: 'day-given-back-later',
  en: 'No meals were chosen for {day}, so we skipped it. Its meals have no day yet, and receipt {receipt} is in your account.',
  ar: 'لم تُختر وجبات ليوم {day}، فتخطّيناه. وجباته بلا موعد حتى الآن، والإيصال {receipt} في حسابك.',
  variables: { day, receipt },
  button,
})

export const dayWithoutDish = utilityTemplate({
  name: 'day-without-dish',
  en: 'For {day} the restaurant has no dish that is right for you, so we moved the day to {again}. Receipt {receipt} is in your account.',
  ar: 'ليس لدى المطعم طبق مناسب لك يوم {day}، فنقلنا اليوم إلى {again}. الإيصال {receipt} في حسابك.',
  variables: { day, again: day, receipt },
  button,
  hours: 'day',
})

export const fewerMealsRefunded = utilityTemplate({
  name: 'fewer-meals-refunded',
  en: 'On {day}, {meals} won’t come, because the restaurant has no other dish that is right for you. We’re refunding {refund} the way you paid. Receipt {receipt} is in your account.',
  ar: 'يوم {day} لن تصلك {meals}، إذ ليس لدى المطعم طبق آخر مناسب لك. نعيد إليك {refund} بالطريقة التي دفعت بها. الإيصال {receipt} في حسابك.',
  variables: { day, meals: mealsOf, refund: money, receipt },
  button,
  hours: 'day',
})

export const fewerMeals = utilityTemplate({
  name: 'fewer-meals',
  en: 'On {day}, {meals} won’t come, because the restaurant has no other dish that is right for you. Receipt {receipt} is in your account.',
  ar: 'يوم {day} لن تصلك {meals}، إذ ليس لدى المطعم طبق آخر مناسب لك. الإيصال {receipt} في حسابك.',
  variables: { day, meals: mealsOf, receipt },
  button,
  hours: 'day',
})

export const unsafeMealsRemoved = utilityTemplate({
  name: 'unsafe-meals-removed',
  en: 'Because of the allergy you added, we removed from your coming days: {dishes}. Choose another dish. Where it’s too late, the restaurant picks one without the allergen, or we tell you that it has none.',
  ar: 'بسبب الحساسية التي أضفتها أزلنا من أيامك القادمة: {dishes}. يمكنك اختيار طبق آخر، وما فات موعده يختار له المطعم طبقًا يخلو من المسبب، أو نخبرك إن لم يوجد.',
  variables: { dishes: words('Pad thai, Chicken satay') },
  button: { en: 'Choose dishes', ar: 'اختيار الأطباق', path: '/meal-selection' },
})

export const blockedMealsRemoved = utilityTemplate({
  name: 'blocked-meals-removed',
  en: 'Because you reported a reaction, we removed from your coming days: {dishes}. Choose another dish. Where it’s too late, the restaurant picks one, or we tell you that it has none.',
  ar: 'بعد بلاغك عن تفاعل أزلنا من أيامك القادمة: {dishes}. يمكنك اختيار طبق آخر، وما فات موعده يختار له المطعم بديلًا، أو نخبرك إن لم يوجد.',
  variables: { dishes: words('Pad thai, Chicken satay') },
  button: { en: 'Choose dishes', ar: 'اختيار الأطباق', path: '/meal-selection' },
})

export const dayUnpaid = utilityTemplate({
  name: 'day-unpaid',
  en: 'The delivery on {day} isn’t cooked, because its payment hasn’t come. It isn’t lost: unpaid days wait at the end of your plan until you pay.',
  ar: 'لن يُطهى طلب يوم {day} لأن الدفعة لم تصل بعد. لم يُفقد اليوم: تنتظر الأيام غير المدفوعة في نهاية خطتك إلى حين الدفع.',
  variables: { day },
  button: { en: 'My subscriptions', ar: 'اشتراكاتي', path: '/dashboard' },
  hours: 'day',
  isAlwaysSent: true,
})

export const dayLate = utilityTemplate({
  name: 'day-charged-late',
  en: 'We couldn’t charge you in time because of a problem on our side, so the delivery on {day} isn’t cooked. It moves to the end of your plan, and you don’t need to do anything.',
  ar: 'تعذّر علينا تحصيل دفعتك في موعدها بسبب خلل لدينا، ولذلك لن يُطهى طلب يوم {day}. ننقل هذا اليوم إلى نهاية خطتك ولا حاجة إلى أي إجراء منك.',
  variables: { day },
  button: { en: 'My subscriptions', ar: 'اشتراكاتي', path: '/dashboard' },
  hours: 'day',
  isAlwaysSent: true,
})

export const mealTemplates: MessageTemplate[] = [
  dayGivenBack,
  dayGivenBackLater,
  dayWithoutDish,
  fewerMealsRefunded,
  fewerMeals,
  unsafeMealsRemoved,
  blockedMealsRemoved,
  dayUnpaid,
  dayLate,
  ...reminderTemplates,
]

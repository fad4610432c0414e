import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { reminderTemplates } from './reminding/templates.ts'

const { day, receipt, words } = variables

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

export const unsafeMealsRemoved = utilityTemplate({
  name: 'unsafe-meals-removed',
  en: 'Because of the allergy you added, we removed from your coming days: {dishes}. Choose another dish. Where it’s too late, the restaurant has picked one without the allergen.',
  ar: 'بسبب الحساسية التي أضفتها أزلنا من أيامك القادمة: {dishes}. يمكنك اختيار طبق آخر، وما فات موعده اختار له المطعم طبقًا يخلو من المسبب.',
  variables: { dishes: words('Pad thai, Chicken satay') },
  button: { en: 'Choose dishes', ar: 'اختيار الأطباق', path: '/meal-selection' },
})

export const blockedMealsRemoved = utilityTemplate({
  name: 'blocked-meals-removed',
  en: 'Because you reported a reaction, we removed from your coming days: {dishes}. Choose another dish. Where it’s too late, the restaurant has picked one.',
  ar: 'بعد بلاغك عن تفاعل أزلنا من أيامك القادمة: {dishes}. يمكنك اختيار طبق آخر، وما فات موعده اختار المطعم بديلًا له.',
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
  unsafeMealsRemoved,
  blockedMealsRemoved,
  dayUnpaid,
  dayLate,
  ...reminderTemplates,
]

import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { bilingual, inAddress, money, oneOf, words } = variables

const meal = oneOf(
  {
    breakfast: { en: 'breakfast', ar: 'فطورك' },
    lunch: { en: 'lunch', ar: 'غدائك' },
    dinner: { en: 'dinner', ar: 'عشائك' },
    suhoor: { en: 'suhoor', ar: 'سحورك' },
    iftar: { en: 'iftar', ar: 'إفطارك' },
  },
  'lunch',
)

export const claimGranted = utilityTemplate({
  name: 'claim-granted',
  en: 'We’re sorry that your {mealTime} wasn’t right. We’re refunding {refund} the way you paid.',
  ar: 'نعتذر عما حدث في {mealTime}. نعيد إليك {refund} بالطريقة التي دفعت بها.',
  variables: { mealTime: meal, refund: money },
})

export const claimMadeGood = utilityTemplate({
  name: 'claim-made-good',
  en: 'We’re sorry that your {mealTime} wasn’t right. We’ve already made it good: the details are in your Sufra account.',
  ar: 'نعتذر عما حدث في {mealTime}. سبق أن عوّضناك عنه، والتفاصيل في حسابك في سُفرة.',
  variables: { mealTime: meal },
})

export const claimNotCharged = utilityTemplate({
  name: 'claim-not-charged',
  en: 'We’re sorry that your {mealTime} wasn’t right. There’s nothing left to refund: it wasn’t charged, or the money is on its way back already.',
  ar: 'نعتذر عما حدث في {mealTime}. لا يوجد مبلغ آخر نعيده: إما أن ثمنه لم يُخصم، أو أنه في طريقه إليك.',
  variables: { mealTime: meal },
})

export const claimRefused = utilityTemplate({
  name: 'claim-refused',
  en: 'We’ve looked at your report about your {mealTime} and can’t refund it. Our answer: {answer}. Contact us if you see it differently.',
  ar: 'راجعنا بلاغك عن {mealTime} ولا يمكننا إعادة ثمنه. ردّنا: {answer}. يمكنك التواصل معنا للاعتراض.',
  variables: { mealTime: meal, answer: words('The photo shows the dish that you chose') },
})

export const reactionReported = utilityTemplate({
  name: 'reaction-reported',
  en: 'A customer reports a reaction to food of {restaurant}. Call them now: the report has the details.',
  ar: 'أبلغ عميل عن تفاعل بعد تناول طعام من {restaurant}. يُرجى الاتصال به الآن، والتفاصيل في البلاغ.',
  variables: {
    restaurant: bilingual('Bait Al Machboos', 'بيت المجبوس'),
    claim: inAddress('118'),
  },
  button: { en: 'Open the report', ar: 'فتح البلاغ', path: '/admin/food-problems/{claim}' },
  isAlwaysSent: true,
})

export const claimTemplates: MessageTemplate[] = [
  claimGranted,
  claimMadeGood,
  claimNotCharged,
  claimRefused,
  reactionReported,
]

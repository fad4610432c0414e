import {
  utilityTemplate,
  variables,
  type MessageTemplate,
} from '#features/messages/server/public.ts'

const { day, words } = variables

export const substituted = utilityTemplate({
  name: 'dish-substituted',
  en: 'Your restaurant will send {to} instead of {from} on {day}. It has none of the allergens you named.',
  ar: 'يرسل مطعمك {to} بدلًا من {from} يوم {day}. والطبق يخلو من مسببات الحساسية المحددة في حسابك.',
  variables: { to: words('Chicken machboos'), from: words('Lamb ouzi'), day },
  button: { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' },
})

const dishes = words('Pad thai, Chicken satay')

export const dishStopped = utilityTemplate({
  name: 'dish-stopped',
  en: 'After your report of a reaction, we told your restaurant not to send {dishes} on {day}. If it comes anyway, please don’t eat it.',
  ar: 'بعد بلاغك عن تفاعل حساسية طلبنا من مطعمك عدم إرسال {dishes} يوم {day}. إذا وصل إليك رغم ذلك فيُرجى عدم تناوله.',
  variables: { dishes, day },
  button: { en: 'See my days', ar: 'عرض أيامي', path: '/dashboard' },
  isAlwaysSent: true,
})

export const dishOnItsWay = utilityTemplate({
  name: 'dish-on-its-way',
  en: 'Please don’t eat {dishes} from the delivery that is on its way to you. You reported a reaction, but it was too late to stop the dish.',
  ar: 'يُرجى عدم تناول {dishes} من الطلب المتجه إليك الآن. وصلنا بلاغك عن تفاعل حساسية بعد خروج الطلب، فلم نتمكن من إيقافه.',
  variables: { dishes },
  isAlwaysSent: true,
})

export const productionTemplates: MessageTemplate[] = [substituted, dishStopped, dishOnItsWay]

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

export const productionTemplates: MessageTemplate[] = [substituted]

import { utilityTemplate, variables } from '#features/messages/server/public.ts'

const { words } = variables

const kitchen = words('Bait Al Machboos')

export const kitchenOpened = utilityTemplate({
  name: 'kitchen-opened',
  en: 'Your kitchen {kitchen} is open on Sufra: customers near you can see it and order. Thank you for cooking with us.',
  ar: 'أصبح مطبخكم {kitchen} مفتوحًا على سُفرة: يراه العملاء القريبون منكم ويمكنهم الطلب. شكرًا لانضمامكم إلينا.',
  variables: { kitchen },
  button: { en: 'Open my kitchen', ar: 'فتح صفحة مطبخي', path: '/kitchen/setup' },
  isAlwaysSent: true,
})

export const kitchenSentBack = utilityTemplate({
  name: 'kitchen-sent-back',
  en: 'Before we open {kitchen}, it needs a change. Our note: {reason}. Make the change and send it to us again.',
  ar: 'قبل فتح {kitchen} يلزم تعديل. ملاحظتنا: {reason}. يمكنكم إجراء التعديل وإرسال المطبخ إلينا من جديد.',
  variables: { kitchen, reason: words('the price of the lentil soup is missing a digit') },
  button: { en: 'Open my kitchen', ar: 'فتح صفحة مطبخي', path: '/kitchen/setup' },
  isAlwaysSent: true,
})

export const restaurantAdminTemplates = [kitchenOpened, kitchenSentBack]

import { utilityTemplate, variables } from '#features/messages/server/public.ts'

const { day, moment, money, words } = variables

const chef = words('Chef Hind')
const button = { en: 'Compare quotes', ar: 'مقارنة العروض', path: '/dashboard/chef-events' }

export const quoted = utilityTemplate({
  name: 'chef-quoted',
  en: 'You have a quote from {chef} for your event on {day}: {total}, VAT included. You can accept it until {until} in your Sufra account.',
  ar: 'وصلك عرض سعر من {chef} لمناسبتك يوم {day}: {total} شاملًا الضريبة. قبوله متاح حتى {until} من حسابك في سُفرة.',
  variables: { chef, day, total: money, until: moment },
  button,
  isAlwaysSent: true,
})

export const quoteWithdrawn = utilityTemplate({
  name: 'chef-quote-withdrawn',
  en: 'A quote was withdrawn: {chef} can’t cook for your event on {day}. Any other quotes you have are with your event.',
  ar: 'سُحب عرض سعر: لا يستطيع {chef} الطبخ لمناسبتك يوم {day}. وأي عروض أخرى لديك تجدها مع مناسبتك.',
  variables: { chef, day },
  button,
  isAlwaysSent: true,
})

export const waived = utilityTemplate({
  name: 'chef-waived',
  en: 'Good news: {chef} lets you move or cancel your event on {day} free of charge until it starts.',
  ar: 'خبر سار: يتيح لك {chef} تغيير موعد مناسبتك يوم {day} أو إلغاءها مجانًا حتى بدايتها.',
  variables: { chef, day },
  isAlwaysSent: true,
})

export const chefSideTemplates = [quoted, quoteWithdrawn, waived]

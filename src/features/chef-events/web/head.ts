import { pageHead } from '#shared/page/page-head.ts'

export const chefHiringHead = () =>
  pageHead({
    path: '/chef-hiring',
    title: { en: 'Hire a private chef in the UAE · Sufra', ar: 'طلب شيف خاص في الإمارات · سُفرة' },
    description: {
      en: 'Describe your dinner, birthday, wedding or corporate event once. Private chefs answer with a menu and a price for each guest. A 30% deposit books the chef.',
      ar: 'صف عشاءك أو عيد ميلادك أو زفافك أو فعالية شركتك مرة واحدة، ويرد الطهاة بقائمة وسعر لكل ضيف. الحجز بدفعة مقدمة 30%.',
    },
  })

export const chefEventsHead = () =>
  pageHead({
    path: '/dashboard/chef-events',
    title: { en: 'Chef events · Sufra', ar: 'مناسبات الشيف · سُفرة' },
  })

export const chefEventHead = () =>
  pageHead({
    path: '/dashboard/chef-events',
    title: { en: 'Chef event · Sufra', ar: 'مناسبة الشيف · سُفرة' },
  })

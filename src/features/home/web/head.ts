import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { pageHead } from '#shared/page/page-head.ts'
import { plateSource } from '#ui/food/plate.tsx'
import { HERO_PLATE } from './hero/hero-plate.ts'

const HERO_PLATE_SIZE = 560

export function homeHead() {
  const head = pageHead({
    path: '/',
    title: {
      en: 'Sufra: meal plans and private chefs in the UAE',
      ar: 'سُفرة: خطط وجبات وطهاة خاصون في الإمارات',
    },
    description: {
      en: 'Meal plans of 4 weeks from licensed kitchens near you and private chefs for your events, in all seven emirates. Skip a day and get it later.',
      ar: 'خطط وجبات لمدة 4 أسابيع من مطابخ مرخّصة قريبة منك، وطهاة خاصون لمناسباتك في الإمارات السبع. وكل يوم يتم تخطّيه يصلك لاحقًا.',
    },
  })
  const plate = {
    rel: 'preload',
    as: 'image',
    href: plateSource(HERO_PLATE, PLATES_VERSION, HERO_PLATE_SIZE),
    fetchPriority: 'high',
  }
  return { ...head, links: [...head.links, plate] }
}

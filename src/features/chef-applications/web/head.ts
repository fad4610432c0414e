import { pageHead } from '#shared/page/page-head.ts'

const description = {
  en: 'Cook with Sufra: as a private chef, or as a licensed kitchen with meal plans.',
  ar: 'اطبخ مع سُفرة: شيفًا خاصًا، أو مطبخًا مرخصًا يقدم خطط وجبات.',
}

export const applyHead = (path: `/${string}`) =>
  pageHead({
    path,
    title: { en: 'Join as a chef · Sufra', ar: 'انضم كشيف · سُفرة' },
    description,
  })

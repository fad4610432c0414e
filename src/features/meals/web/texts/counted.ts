import { plural } from '#shared/language.ts'

/** Meals after a preposition: «من وجبتين», «من 10 وجبات», «من 20 وجبة». */
export const mealsOfAr = (count: number): string =>
  plural('ar', count, {
    zero: '# وجبة',
    one: 'وجبة واحدة',
    two: 'وجبتين',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  })

import type { Cue } from './cues.ts'

/**
 * Arabic bends a word in more ways than a list can hold. A word that no list knows is read by what
 * it is made of; an allergy comes first.
 */
const ROOTS: readonly (readonly [RegExp, Cue])[] = [
  [/^al+e?r+[gj]|^al+ege?r|^anaph|^[7h]as+as|حساس|تحسس|حسسي/u, 'allergy'],
  [
    /^[وفبل]{0,2}(?:ال)?[ايتنمب]{0,2}(?:تعب|عور|وجع|نفخ|نتفخ|نتفاخ|حك[هن]|حك$|هرش|ورم|خنق|ختنق|[طت]لعل|حسس|طفح|مغص|غثيان|ترجيع|رجع|ستفراغ|ستفرغ|سهال|دوخ|هيج|مرض|ضر|قتل|نحكر|نكتم)/u,
    'ill',
  ],
  [/منعني|مانع/u, 'cant'],
  // Egyptian: ما…ش around the verb.
  [/^[بم].*حب\p{L}*ش$/u, 'dislike'],
  [/^[بم].*(?:قدر|تحمل)\p{L}*ش$/u, 'cant'],
  [/^ما?[يتنبا]?\p{L}{2,}ش$/u, 'no'],
]

export const cueOfRoot = (word: string): Cue | undefined =>
  ROOTS.find(([root]) => root.test(word))?.[1]

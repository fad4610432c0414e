import type { Cue } from '../cues.ts'

/**
 * Arabic bends a word in more ways than a list can hold. A word that no list knows is read by what
 * it is made of; an allergy comes first.
 */
const ROOTS: readonly (readonly [RegExp, Cue])[] = [
  [
    /^al+e?r+[gj]|^al+ege?r|^al+e?rg|^al+eg(?:ic|y)$|^al+ery$|^ana(?:ph|fil)|^[7h]as+a?s|حساس|تحسس|حسسي/u,
    'allergy',
  ],
  [
    /^(?:swell|swoll|puff(?:s|y|ed|ing)?$|itch|rash(?:es)?$|hives?$|vomit|naus|bloat|wheez|chok|gag(?:s|ged|ging)?$|faint(?:s|ed|ing)?$|tingl|eczem|migrain|diarr|constipat|indigest|inflame|inflamation|inflammation|hospitali[sz]|poison|convuls|seizure|sneez|cough|flare|choke|chok|suffocat|blister|itch|rashes|spew|barf|queas|cramp|burp|palpit|anaph)/u,
    'ill',
  ],
  [
    /^[وفبل]{0,2}(?:ال)?[ايتنمب]{0,2}(?:تعب|عور|وجع|نفخ|نتفخ|نتفاخ|سمم|صدع|ذبح|حرق|سعل|عطس|حك[هن]|حك$|حكت(?:ني|ه|ها)?$|حكك|حكاك|هرش|ورم|خنق|ختنق|[طت]لعل|حسس|طفح|مغص|غثيان|ترجيع|رجعني|ستفراغ|ستفرغ|سهال|دوخ|هيج|مرض|ضر|قتل|نحكر|نكتم|قفل|نقفل|نسد|ختنق|نخنق|كحكح|كح$|كحني|كحه|طرش|لوع|زوع|تقي|قيء|حمر(?:ت|ر)?$|نفجر|تحسف|هرش|رعش|رجف|زغلل|غمي|غم[ىي]|يغمي|فطس|موتني|تشنج|صرع|جلط)/u,
    'ill',
  ],
  [/^[وفيت]{0,2}منع(?:ني|ه|ها|نا|ت|وه|وني|تني)?$|مانع|^[وفيت]{0,2}حرم(?:ني|ه|ها|نا|وني)$/u, 'cant'],
  [/^[وبفي]{0,2}[يتاب]{0,2}قرف/u, 'dislike'],
  // Egyptian: ما…ش around the verb.
  [/^[بم].*حب\p{L}*ش$/u, 'dislike'],
  [/^[بم].*(?:قدر|تحمل)\p{L}*ش$/u, 'cant'],
  [/^(?!منعش|مدهش|موحش|معاش|مفروش|منقوش|مرشوش|مطشطش|مشطشط|مفتش)ما?[يتنبا]?\p{L}{2,}ش$/u, 'no'],
]

export const cueOfRoot = (word: string): Cue | undefined =>
  ROOTS.find(([root]) => root.test(word))?.[1]

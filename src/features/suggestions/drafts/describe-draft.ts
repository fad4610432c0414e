import type { Ingredient } from '#shared/food/food.ts'
import { plural, type Bilingual } from '#shared/language.ts'
import { HEATING, type Draft, type DraftStep, type Flame } from './draft.ts'
import { safeCoreC } from './raw-food.ts'

export interface DescribedStep {
  text: Bilingual
  timerSeconds: number | null
  coreC: number | null
  ingredientIds: string[]
}

type Parts = readonly Ingredient[]

const MINUTES_AR = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
}

const waitIn = (minutes: number): Bilingual => ({
  en: plural('en', minutes, { one: '# minute', other: '# minutes' }),
  ar: plural('ar', minutes, MINUTES_AR),
})

const FLAME_NAMES: Record<Flame, Bilingual> = {
  low: { en: 'low', ar: 'هادئة' },
  medium: { en: 'medium', ar: 'متوسطة' },
  high: { en: 'high', ar: 'قوية' },
}

/** What is done, before the colon that the ingredients follow. */
function actionTextOf({ act, minutes, flame, ovenC }: DraftStep): Bilingual {
  const wait = waitIn(minutes ?? 0)
  const { en: fire, ar: fireAr } = FLAME_NAMES[flame ?? 'medium']
  const texts: Record<DraftStep['act'], Bilingual> = {
    rinse: { en: 'Rinse', ar: 'تُغسل' },
    chop: { en: 'Chop into small pieces', ar: 'تُقطَّع قطعًا صغيرة' },
    slice: { en: 'Slice thinly', ar: 'تُقطَّع شرائح رقيقة' },
    grate: { en: 'Grate', ar: 'تُبشر' },
    mix: { en: 'Mix in a bowl', ar: 'تُخلط في وعاء' },
    blend: { en: 'Blend until smooth', ar: 'تُخلط في الخلاط حتى تنعم' },
    soak: { en: `Soak in water for ${wait.en}`, ar: `تُنقع في الماء مدة ${wait.ar}` },
    marinate: {
      en: `Mix and leave in the fridge for ${wait.en}`,
      ar: `تُخلط وتُترك في الثلاجة مدة ${wait.ar}`,
    },
    boil: { en: `Boil for ${wait.en}`, ar: `تُسلق مدة ${wait.ar}` },
    simmer: {
      en: `Simmer over low heat for ${wait.en}`,
      ar: `تُطهى على نار هادئة مدة ${wait.ar}`,
    },
    steam: { en: `Steam for ${wait.en}`, ar: `تُطهى على البخار مدة ${wait.ar}` },
    fry: {
      en: `Fry over ${fire} heat for ${wait.en}, stirring or turning`,
      ar: `تُقلى على نار ${fireAr} مدة ${wait.ar} مع التقليب`,
    },
    roast: {
      en: `Roast in the oven at ${ovenC}°C for ${wait.en}`,
      ar: `تُشوى في الفرن على حرارة ${ovenC}°م مدة ${wait.ar}`,
    },
    grill: {
      en: `Grill for ${wait.en}, turning`,
      ar: `تُشوى على الشواية مدة ${wait.ar} مع التقليب`,
    },
    'stir-in': { en: 'Stir in', ar: 'تُضاف مع التحريك' },
    rest: { en: `Leave to rest for ${wait.en}`, ar: `تُترك لترتاح مدة ${wait.ar}` },
    serve: { en: 'Put on the plates', ar: 'تُوضع في الأطباق' },
  }
  return texts[act]
}

const PROPER = /^(Basmati|Arabic|Greek|Akkawi|Italian|Thai|Massaman|Korean|Sambal)\b/

/** `Eggs, free range` is eggs in the middle of a sentence. */
const shortName = ({ name }: Ingredient): Bilingual => {
  const [en = ''] = name.en.split(/[,(]/)
  const [ar = ''] = name.ar.split(/[،(]/)
  const plain = en.trim()
  return {
    en: PROPER.test(plain) ? plain : plain.slice(0, 1).toLowerCase() + plain.slice(1),
    ar: ar.trim(),
  }
}

const coreText = (coreC: number): Bilingual => ({
  en: ` It is done when its middle has ${coreC}°C.`,
  ar: ` تنضج عندما تبلغ الحرارة في وسطها ${coreC}°م.`,
})

/** In our own words, in both languages; only the acts and the numbers are the draft's. */
export function describeSteps({ steps }: Draft, parts: Parts): DescribedStep[] {
  return steps.map((step, index) => {
    const used = step.uses.flatMap((position) => parts[position] ?? [])
    const action = actionTextOf(step)
    const names = used.map(shortName)
    const coreC = coreOf(steps, index, parts)
    const core = coreC === null ? { en: '', ar: '' } : coreText(coreC)
    return {
      text: {
        en: `${action.en}: ${names.map(({ en }) => en).join(', ')}.${core.en}`,
        ar: `${action.ar}: ${names.map(({ ar }) => ar).join('، ')}.${core.ar}`,
      },
      timerSeconds: step.minutes === null ? null : step.minutes * 60,
      coreC,
      ingredientIds: used.map(({ id }) => id),
    }
  })
}

const heats = ({ act }: DraftStep): boolean => HEATING.includes(act)

/** What the middle must reach in the last step that heats the food. */
function coreOf(steps: readonly DraftStep[], index: number, parts: Parts): number | null {
  const step = steps[index]
  if (!step || !heats(step)) return null
  const last = step.uses.filter(
    (position) =>
      !steps.slice(index + 1).some((later) => heats(later) && later.uses.includes(position)),
  )
  const needed = last.flatMap((position) => parts[position] ?? []).map(safeCoreC)
  const most = Math.max(0, ...needed)
  return most === 0 ? null : most
}

const NAMED = 3

/** `Chicken breast with rice and broccoli`, after the first lines. */
export function nameDraft(parts: Parts): Bilingual {
  const [first, ...others] = parts.slice(0, NAMED).map(shortName)
  const en = first?.en ?? ''
  return {
    en: `${en.slice(0, 1).toUpperCase()}${en.slice(1)} with ${others.map((one) => one.en).join(' and ')}`,
    ar: `${first?.ar ?? ''} مع ${others.map((one) => one.ar).join(' و')}`,
  }
}

import { ALLERGEN_NAMES, ALLERGENS } from '#shared/food/food.ts'
import {
  utilityTemplate,
  variables,
  type MessageTemplate,
  type Variable,
} from '#features/messages/server/public.ts'

/** Allergens, stored with commas between them. */
const allergens: Variable<string> = {
  sample: 'peanuts,sesame',
  inWords: (stored, language) => {
    const names = ALLERGENS.filter((one) => stored.split(',').includes(one)).map(
      (one) => ALLERGEN_NAMES[one][language],
    )
    return variables.listed(
      names.map((name) => name.toLowerCase()),
      language,
    )
  },
}

export const tracesLeftOut = utilityTemplate({
  name: 'traces-left-out',
  en: 'From now on, when we or a restaurant choose a dish for your household, we leave out dishes that may contain traces of {allergens}. What you chose yourself stays. You can change this for each person.',
  ar: 'من الآن فصاعدًا، عندما نختار نحن أو المطعم طبقًا لأسرتك نستبعد الأطباق التي قد تحتوي على آثار من {allergens}. ما اخترته بنفسك يبقى كما هو، ويمكنك تغيير ذلك لكل فرد.',
  variables: { allergens },
  button: { en: 'My household', ar: 'أفراد أسرتي', path: '/dashboard/household' },
})

export const householdTemplates: MessageTemplate[] = [tracesLeftOut]

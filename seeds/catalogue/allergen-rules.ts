import type { Allergen } from '#shared/food/food.ts'

interface NamedFood {
  /** Four digits of the USDA food group. */
  group: string
  description: string
}

const LEAVENING = /^leavening/i

/**
 * What a food's name and group in the USDA tables say of its allergens. The other entry is the
 * column `allergens`; where the two differ, one of them is wrong or a label knows more.
 */
const RULES: Readonly<Record<Allergen, (food: NamedFood) => boolean>> = {
  gluten: ({ group, description }) =>
    (group === '1800' && !LEAVENING.test(description) && !/\bcorn\b/i.test(description)) ||
    /\b(wheat|bulgur|couscous|oats|pasta|barley|rye|semolina|soba)\b|^noodles, egg/i.test(
      description.replace(/buckwheat/i, ''),
    ),
  crustaceans: ({ description }) => /^crustaceans|\bshrimp\b|\bcrab\b/i.test(description),
  eggs: ({ description }) => /\beggs?\b|\bmayonnaise\b/i.test(description),
  fish: ({ description }) => /\bfish\b|\banchovy\b/i.test(description),
  peanuts: ({ description }) => /\bpeanuts?\b/i.test(description),
  soybeans: ({ description }) => /\b(soy|soymilk|soybeans?|tofu|edamame|miso)\b/i.test(description),
  milk: ({ group, description }) => group === '0100' && !/^egg/i.test(description),
  'tree-nuts': ({ group, description }) =>
    group === '1200' && /^nuts/i.test(description) && !/coconut/i.test(description),
  celery: ({ description }) => /\bcelery\b/i.test(description),
  mustard: ({ description }) => /\bmustard\b/i.test(description),
  sesame: ({ description }) => /\b(sesame|tahini)\b/i.test(description),
  sulphites: ({ description }) => /\bsulfured\b|\bwine\b/i.test(description),
  lupin: ({ description }) => /\blupins?\b/i.test(description),
  molluscs: ({ description }) => /^mollusks|\boyster\b/i.test(description),
}

export const allergensByName = (food: NamedFood): Allergen[] =>
  (Object.keys(RULES) as Allergen[]).filter((allergen) => RULES[allergen](food))

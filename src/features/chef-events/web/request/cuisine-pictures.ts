import type { Cuisine } from '#shared/food/food.ts'
import type { ClothColour } from '#ui/layout/cloth.tsx'

/** A dish that represents its kitchen, and the cloth of that kitchen. */
export const CUISINE_PICTURES: Partial<Record<Cuisine, { dish: string; cloth: ClothColour }>> = {
  emirati: { dish: 'machboos', cloth: 'saffron' },
  indian: { dish: 'butter-chicken', cloth: 'blush' },
  pakistani: { dish: 'mutton-pulao', cloth: 'blush' },
  lebanese: { dish: 'hummus-lahme', cloth: 'pistachio' },
  italian: { dish: 'pomodoro', cloth: 'apricot' },
  chinese: { dish: 'chow-mein', cloth: 'gulf' },
  filipino: { dish: 'adobo', cloth: 'gulf' },
  japanese: { dish: 'teriyaki', cloth: 'gulf' },
  thai: { dish: 'green-curry', cloth: 'gulf' },
  mexican: { dish: 'fish-tacos', cloth: 'apricot' },
  mediterranean: { dish: 'salmon-plate', cloth: 'gulf' },
  fusion: { dish: 'salmon-poke', cloth: 'lilac' },
}

import type { Cuisine } from '#shared/food.ts'
import type { ClothColour } from '#ui/layout/cloth.tsx'

const CLOTHS: Readonly<Record<Cuisine, ClothColour>> = {
  emirati: 'saffron',
  'middle-eastern': 'saffron',
  indian: 'blush',
  pakistani: 'blush',
  lebanese: 'pistachio',
  mediterranean: 'pistachio',
  greek: 'pistachio',
  japanese: 'gulf',
  thai: 'gulf',
  vietnamese: 'gulf',
  korean: 'gulf',
  chinese: 'gulf',
  filipino: 'gulf',
  italian: 'apricot',
  mexican: 'apricot',
  spanish: 'apricot',
  american: 'apricot',
  french: 'lilac',
  fusion: 'lilac',
}

/** The colour of the cloth that a cuisine's plates lie on. */
export const clothOf = (cuisine: Cuisine): ClothColour => CLOTHS[cuisine]

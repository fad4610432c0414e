/**
 * The site and the login are what everyone loads first. The routes of the other areas come when
 * someone goes there; a first step of a path that is missing here is loaded with every page.
 */
const FIRST_STEPS = {
  admin: ['admin'],
  chefs: ['chef-dashboard'],
  kitchens: ['kitchen', 'run'],
  own: [
    '_gallery',
    'ai-meal-suggestions',
    'cook',
    'dashboard',
    'delivery-addresses',
    'inbox',
    'meal-selection',
    'suggestions',
  ],
} as const

export type Area = keyof typeof FIRST_STEPS

const AREAS = new Map(
  (Object.keys(FIRST_STEPS) as Area[]).flatMap((area) =>
    FIRST_STEPS[area].map((step): [string, Area] => [step, area]),
  ),
)

export const areaSteps = (): readonly [string, Area][] => [...AREAS]

export const areaOf = (path: string): Area | undefined =>
  AREAS.get(path.split('/', 2)[1]?.toLowerCase() ?? '')

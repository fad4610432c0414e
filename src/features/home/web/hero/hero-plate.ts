/** The largest picture of the landing page; its route preloads it. */
export const HERO_PLATE = 'machboos'

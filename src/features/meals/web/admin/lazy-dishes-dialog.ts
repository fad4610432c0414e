import { lazyPart } from '#ui/waking/lazy-part.ts'

export const DishesFor = lazyPart(async () => (await import('./dishes-dialog.tsx')).DishesFor)

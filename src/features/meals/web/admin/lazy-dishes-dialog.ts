import { lazyPart } from '#ui/lazy/lazy-part.ts'

export const DishesFor = lazyPart(async () => (await import('./dishes-dialog.tsx')).DishesFor)

import { lazy } from 'react'

export const DishesFor = lazy(async () => ({
  default: (await import('./dishes-dialog.tsx')).DishesFor,
}))

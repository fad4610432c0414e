import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { DishValues } from './form-values.ts'
import { factsQuery } from './queries.ts'

/** What the dish in the form holds by its ingredients, and what its names and texts mention. */
export function useWrittenFacts(control: Control<DishValues>) {
  const lines = useWatch({ control, name: 'lines' })
  const written = useWatch({
    control,
    name: ['nameEn', 'nameAr', 'descriptionEn', 'descriptionAr'],
  })
  const text = written.map((one) => one.replaceAll('\n', ' ')).join('\n')
  return useQuery(factsQuery(useDeferredValue(lines), useDeferredValue(text)))
}

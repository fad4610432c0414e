import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { call, CallError } from '#shared/wire/call.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { judgeMentions } from '../../mention-rules.ts'
import {
  createDish,
  dishForm,
  getDishFacts,
  previewRecipe,
  replaceRecipe,
  setDishPhoto,
} from '../../recipe-contract.ts'
import { menuTexts } from '../menu/menu-texts.ts'
import { useRefreshMenu, type Affected } from '../menu/queries.ts'
import { textOf } from '../say-refusal.ts'
import { EMPTY_DISH, valuesOf, wishOf, type DishValues } from './form-values.ts'
import { writeLines, type Recipe } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'

/** Values that wait for a yes, because customers would lose what they chose. */
interface Waiting {
  values: DishValues
  affected: Affected
}

async function storeDish(
  recipe: Recipe | undefined,
  values: DishValues,
  idempotencyKey: string,
): Promise<{ id: number; told: number }> {
  const wish = wishOf(values)
  if (!recipe) return { id: (await call(createDish, wish, { idempotencyKey })).id, told: 0 }
  const { removed } = await call(replaceRecipe, { ...wish, id: recipe.id })
  return { id: recipe.id, told: removed.customers }
}

/** The dish is stored by then: a photo that was not taken is told, and can be tried again. */
const storePhoto = (id: number, photo: string | null, failed: string): Promise<unknown> =>
  call(setDishPhoto, { id, photo }).catch((error: unknown) =>
    toast({ title: failed, text: textOf(error) ?? '', variant: 'destructive' }),
  )

const askBefore = async (recipe: Recipe | undefined, values: DishValues) =>
  recipe &&
  call(previewRecipe, {
    id: recipe.id,
    lines: writeLines(values.lines),
    mealTimes: values.mealTimes.join(','),
    holds: (await listHeld(values)).join(','),
  })

/** What the dish will count as containing besides its ingredients. */
async function listHeld(values: DishValues) {
  const text = [values.nameEn, values.nameAr, values.descriptionEn, values.descriptionAr]
    .map((one) => one.replaceAll('\n', ' '))
    .join('\n')
  const { mentioned } = await call(getDishFacts, { lines: writeLines(values.lines), text })
  return judgeMentions(mentioned, values.answers).holds
}

const fieldsOf = (error: unknown) =>
  error instanceof CallError
    ? (Object.entries(error.fields) as [FieldPath<DishValues>, string][])
    : []

/**
 * One form for a new dish and for a stored one. A change that takes meals from customers is asked
 * for first; the photo follows the dish.
 */
export function useDishForm(recipe: Recipe | undefined, onSaved: () => void) {
  const { form: texts } = useTexts(recipeTexts)
  const { affected: affectedTexts } = useTexts(menuTexts)
  const refresh = useRefreshMenu()
  const key = useRef(newIdempotencyKey())
  const [photo, setPhoto] = useState<PhotoChoice>()
  const [waiting, setWaiting] = useState<Waiting>()
  const [fault, setFault] = useState<string>()
  const form = useForm<DishValues>({
    resolver: standardSchemaResolver(dishForm) as never,
    defaultValues: recipe ? valuesOf(recipe) : EMPTY_DISH,
    shouldFocusError: false,
  })

  const save = useMutation({
    mutationFn: async (values: DishValues) => {
      const stored = await storeDish(recipe, values, key.current)
      if (photo !== undefined) await storePhoto(stored.id, photo, texts.photoFailed)
      return stored
    },
    onSuccess: async ({ told }) => {
      const text = told > 0 ? affectedTexts.removed(told) : ''
      toast({ title: recipe ? texts.saved : texts.created, text, variant: 'success' })
      onSaved()
      await refresh()
    },
    onError: (error) => {
      setWaiting(undefined)
      setFault(textOf(error) ?? texts.saveFailed)
      for (const [name, message] of fieldsOf(error)) form.setError(name, { message })
    },
  })
  const ask = useMutation({
    mutationFn: (values: DishValues) => askBefore(recipe, values),
    onSuccess: (affected, values) => {
      if (affected && affected.customers > 0) setWaiting({ values, affected })
      else save.mutate(values)
    },
    onError: (error) => setFault(textOf(error) ?? texts.saveFailed),
  })
  return {
    form,
    fault,
    photo,
    setPhoto,
    waiting,
    stopWaiting: () => setWaiting(undefined),
    confirm: () => waiting && save.mutate(waiting.values),
    isSaving: save.isPending || ask.isPending,
    submit: form.handleSubmit(
      (values) => {
        setFault(undefined)
        const { lines, answers } = form.getValues()
        ask.mutate({ ...values, lines, answers })
      },
      () => setFault(undefined),
    ),
  }
}

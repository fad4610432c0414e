import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#shared/wire/call.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useDraft, type Draft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { PhotoChoice } from '#ui/fields/photo/photo-field.tsx'
import { fieldErrors } from '#ui/forms/use-record-form.ts'
import { useTexts } from '#ui/texts.ts'
import { keepTyped } from '#ui/forms/keep-typed.ts'
import { useVersion, type Version } from '#ui/forms/use-version.ts'
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
import { AFTER_MENU, type Affected } from '../menu/queries.ts'
import { textOf } from '../say-refusal.ts'
import {
  EMPTY_DISH,
  inputOf,
  valuesOf,
  withNames,
  withoutNames,
  type DishValues,
} from './form-values.ts'
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
  version: string | undefined,
): Promise<{ id: number; affected: number }> {
  const input = inputOf(values)
  if (!recipe) return { id: (await call(createDish, input)).id, affected: 0 }
  const { removed } = await call(replaceRecipe, { ...input, id: recipe.id }, { version })
  return { id: recipe.id, affected: removed.customers }
}

/** The dish is stored by then: a photo that was not taken is reported, and can be tried again. */
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
  return judgeMentions(mentioned, values.answers).contained
}

function useDishDraft(recipe: Recipe | undefined): Draft<DishValues> {
  const named = recipe ? valuesOf(recipe) : EMPTY_DISH
  const draft = useDraft('dish', withoutNames(named), {
    recordId: recipe?.id,
    version: recipe?.version,
  })
  return {
    ...draft,
    values: withNames(draft.values, named),
    read: () => withNames(draft.read(), named),
  }
}

function useDishFields(recipe: Recipe | undefined) {
  const draft = useDishDraft(recipe)
  const form = useForm<DishValues>({
    resolver: standardSchemaResolver(dishForm) as never,
    defaultValues: draft.values,
    shouldFocusError: false,
  })
  useFormDraft(form, draft)
  const opened = useRef(recipe ? valuesOf(recipe) : EMPTY_DISH)
  const take = (current: object) => {
    opened.current = current as DishValues
    form.reset(opened.current)
    draft.clear(withoutNames(opened.current))
  }
  const keep = (current: object) => {
    const newer = current as DishValues
    form.reset(keepTyped(opened.current, form.getValues(), newer))
    opened.current = newer
  }
  return { form, draft, take, keep }
}

interface SaveDish {
  version: Version
  photo: PhotoChoice | undefined
  onSaved: () => void
  onFailed: () => void
  onFields: (fields: Readonly<Record<string, string>>) => void
}

function useSaveDish(recipe: Recipe | undefined, dish: SaveDish) {
  const { version, photo } = dish
  const { form: texts } = useTexts(recipeTexts)
  const { affected: affectedTexts } = useTexts(menuTexts)
  const send = async (values: DishValues) => {
    const stored = await storeDish(recipe, values, version.get())
    if (photo !== undefined) await storePhoto(stored.id, photo, texts.photoFailed)
    return stored
  }
  return useAction(send, {
    version,
    done: ({ affected }) => ({
      title: recipe ? texts.saved : texts.created,
      text: affected > 0 ? affectedTexts.removed(affected) : '',
    }),
    failed: texts.saveFailed,
    isErrorInPage: true,
    onDone: dish.onSaved,
    onFields: dish.onFields,
    onSettled: (_values, error) => error && dish.onFailed(),
    refreshes: AFTER_MENU,
  })
}

/**
 * One form for a new dish and for a stored one. A change that takes meals from customers is asked
 * for first; the photo follows the dish.
 */
export function useDishForm(recipe: Recipe | undefined, onSaved: () => void) {
  const { form: texts } = useTexts(recipeTexts)
  const version = useVersion(recipe?.version)
  const [photo, setPhoto] = useState<PhotoChoice>()
  const [waiting, setWaiting] = useState<Waiting>()
  const { form, draft, take, keep } = useDishFields(recipe)

  const save = useSaveDish(recipe, {
    version,
    photo,
    onSaved: () => {
      draft.clear()
      onSaved()
    },
    onFailed: () => setWaiting(undefined),
    onFields: fieldErrors(form),
  })
  const ask = useAction((values: DishValues) => askBefore(recipe, values), {
    failed: texts.saveFailed,
    isErrorInPage: true,
    onDone: (affected, values) => {
      if (affected && affected.customers > 0) setWaiting({ values, affected })
      else save.mutate(values)
    },
  })
  const clearFailure = () => {
    ask.reset()
    save.reset()
  }
  const submit = form.handleSubmit((values) => {
    clearFailure()
    const { lines, answers } = form.getValues()
    ask.mutate({ ...values, lines, answers })
  }, clearFailure)
  const isSaving = save.isPending || ask.isPending
  return {
    form,
    failure: ask.failure ?? save.failure,
    /** For the notice on top of the form. */
    conflict: {
      version,
      isSaving,
      onTake: take,
      onKeep: (current: object) => {
        keep(current)
        void submit()
      },
    },
    photo,
    setPhoto,
    waiting,
    stopWaiting: () => setWaiting(undefined),
    confirm: () => waiting && save.mutate(waiting.values),
    isSaving,
    deleteDraft: () => draft.clear(),
    submit,
  }
}

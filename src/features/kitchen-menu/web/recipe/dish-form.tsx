import { useState, type SubmitEvent } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { FormErrorSummary } from '#ui/fields/frame/form-error-summary.tsx'
import { formErrors } from '#ui/fields/frame/form-errors.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { ConflictNotice } from '#ui/forms/conflict-notice.tsx'
import { AffectedNotice } from '../menu/affected-notice.tsx'
import { useSayRefusal } from '../say-refusal.ts'
import { useConflictFields } from './use-conflict-fields.ts'
import { DishFields } from './dish-fields.tsx'
import { DishPhotoField } from './dish-photo-field.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { FIELD_ORDER } from './form-values.ts'
import { MentionQuestions } from './mention-questions.tsx'
import { IngredientLines } from './ingredient-lines.tsx'
import type { Recipe } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'
import { useDishForm } from './use-dish-form.ts'

interface DishFormProps {
  recipe?: Recipe | undefined
  onClose: () => void
}

/** The names, what it is, what is in it; what it holds is below, computed. */
export function DishForm({ recipe, onClose }: DishFormProps) {
  const { form: texts, unsafe } = useTexts(recipeTexts)
  const say = useSayRefusal()
  const conflictFields = useConflictFields()
  const dish = useDishForm(recipe, onClose)
  const { control, formState } = dish.form
  const answers = useWatch({ control, name: 'answers' })
  const [wasOwn] = useState(recipe?.isOwn ?? true)
  const problems = formErrors(
    FIELD_ORDER,
    (name) => say(firstMessage(formState.errors[name])),
    dish.failure,
  )
  return (
    <form
      noValidate
      className="grid gap-6 pt-2"
      onSubmit={(event: SubmitEvent) => void dish.submit(event)}
    >
      <ConflictNotice {...dish.conflict} fields={conflictFields} />
      <FormErrorSummary
        title={texts.errorsTitle}
        errors={problems}
        attempt={formState.submitCount}
      />
      {!wasOwn && <Notice>{texts.becomesOwn}</Notice>}
      <DishPhotoField
        slug={recipe?.slug}
        hasPhoto={recipe?.hasPhoto ?? false}
        choice={dish.photo}
        onChange={dish.setPhoto}
      />
      <DishFields control={control} />
      <Controller
        name="lines"
        control={control}
        render={({ field, fieldState }) => (
          <IngredientLines
            {...field}
            stored={recipe?.lines ?? []}
            errorMessage={say(firstMessage(fieldState.error))}
          />
        )}
      />
      <FactsPanel control={control} answers={answers} />
      <Controller
        name="answers"
        control={control}
        render={({ field }) => (
          <MentionQuestions control={control} answers={field.value} onChange={field.onChange} />
        )}
      />
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button
          variant="line"
          onClick={() => {
            dish.deleteDraft()
            onClose()
          }}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" isPending={dish.isSaving}>
          {texts.save}
        </Button>
      </div>
      {dish.waiting && (
        <ConfirmDialog
          isOpen
          title={unsafe.title}
          cancelLabel={unsafe.keep}
          confirmLabel={unsafe.confirm}
          isPending={dish.isSaving}
          onCancel={dish.stopWaiting}
          onConfirm={dish.confirm}
        >
          <div className="grid gap-4">
            <p>{unsafe.lead}</p>
            <AffectedNotice affected={dish.waiting.affected} />
          </div>
        </ConfirmDialog>
      )}
    </form>
  )
}

/** The first message inside a field's error: a list has one for each of its lines. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '') {
    return error.message
  }
  for (const part of Object.entries(error)) {
    if (part[0] === 'ref') continue
    const message = firstMessage(part[1])
    if (message !== undefined) return message
  }
  return undefined
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent } from 'react'
import { useForm, type DefaultValues } from 'react-hook-form'
import { useAction } from '#ui/actions/use-action.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { fieldErrors } from '#ui/forms/use-record-form.ts'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { usePreferencesCache, type StoredPreferences, type Wishes } from '../queries.ts'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import { useSavePart } from './use-save-part.ts'

export interface SectionProps {
  stored: StoredPreferences
  /** Called when there is something to lose. */
  onDirty: (section: string, isDirty: boolean) => void
}

interface Section<Values> extends SectionProps {
  name: string
  valuesOf: (stored: StoredPreferences) => Values
  schema: Parameters<typeof standardSchemaResolver>[0]
  /** Its fields in words, for what someone else saved. */
  fields: ConflictFields
}

function useSectionFields<Values extends Partial<Wishes>>(section: Section<Values>) {
  const values = section.valuesOf(section.stored)
  const form = useForm<Values>({
    resolver: standardSchemaResolver(section.schema) as never,
    defaultValues: values as DefaultValues<Values>,
  })
  const draft = useDraft<Values>(`preferences-${section.name}`, values, { recordId: 'own' })
  useFormDraft(form, draft)
  const show = (stored: StoredPreferences) => {
    form.reset(section.valuesOf(stored))
    draft.clear(section.valuesOf(stored))
  }
  return { form, draft, show }
}

/** A part of the wishes that is saved by itself; the others stay as they are stored. */
export function useSectionForm<Values extends Partial<Wishes>>(section: Section<Values>) {
  const texts = useTexts(preferenceTexts)
  const { sayError } = useErrorText()
  const cache = usePreferencesCache()
  const { form, draft, show } = useSectionFields(section)
  const part = useSavePart(section)
  const { mutate, isPending, failure, reset } = useAction(part.save, {
    version: part.version,
    done: { title: texts.form.savedTitle, text: texts.form.saved },
    errorTitle: texts.form.errorTitle,
    failed: sayError,
    onDone: async (stored) => {
      await cache.replace(() => stored)
      show(part.agree(stored))
    },
    onFields: fieldErrors(form),
  })
  const { isDirty } = form.formState
  const report = useEffectEvent((isNow: boolean) => section.onDirty(section.name, isNow))
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
  return {
    form,
    error: failure,
    conflict: {
      version: part.version,
      fields: section.fields,
      isSaving: isPending,
      onTake: (current: object) => void part.takeOver(current).then(show),
      onKeep: (current: object) => {
        void part.takeOver(current).then(() => form.handleSubmit((values) => mutate(values))())
      },
    },
    isDirty,
    isSaving: isPending,
    discard: () => {
      reset()
      form.reset()
      draft.clear()
    },
    save: (values: Values) => mutate(values),
  }
}

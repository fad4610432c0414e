import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent } from 'react'
import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form'
import { CallError } from '#shared/wire/call.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { useWrite } from '#ui/forms/use-write.ts'
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
  const { mutate, isPending, failure, clearFailure } = useWrite({
    version: part.version,
    send: part.save,
    onSuccess: async (stored) => {
      await cache.replace(() => stored)
      show(part.agree(stored))
      toast({ title: texts.form.savedTitle, text: texts.form.saved, variant: 'success' })
    },
    errorTitle: texts.form.errorTitle,
    errorText: sayError,
    onError: async (error) => {
      if (!(error instanceof CallError)) return
      for (const [name, message] of Object.entries(error.fields)) {
        if (name in form.getValues()) form.setError(name as FieldPath<Values>, { message })
      }
    },
  })
  const { isDirty } = form.formState
  const report = useEffectEvent((isNow: boolean) => section.onDirty(section.name, isNow))
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
  const save = (values: Values) => {
    clearFailure()
    mutate(values)
  }
  return {
    form,
    error: failure,
    conflict: {
      version: part.version,
      fields: section.fields,
      isSaving: isPending,
      onTake: (current: object) => void part.takeOver(current).then(show),
      onKeep: (current: object) => {
        void part.takeOver(current).then(() => form.handleSubmit(save)())
      },
    },
    isDirty,
    isSaving: isPending,
    discard: () => {
      clearFailure()
      form.reset()
      draft.clear()
    },
    save,
  }
}

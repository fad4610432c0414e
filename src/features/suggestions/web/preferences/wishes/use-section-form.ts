import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent } from 'react'
import { useForm, type DefaultValues, type FieldPath } from 'react-hook-form'
import { CallError, call } from '#shared/wire/call.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useFormDraft } from '#ui/drafts/use-form-draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { useWrite } from '#ui/writing/use-write.ts'
import { replacePreferences } from '#features/suggestions/preferences-contract.ts'
import { usePreferencesCache, type StoredPreferences, type Wishes } from '../queries.ts'
import { preferenceTexts } from '../texts.ts'
import { useSayFault } from '../use-say-fault.ts'

export interface SectionProps {
  stored: StoredPreferences
  /** Told when there is something to lose. */
  onDirty: (section: string, isDirty: boolean) => void
}

interface Section<Values> extends SectionProps {
  name: string
  valuesOf: (stored: StoredPreferences) => Values
  schema: Parameters<typeof standardSchemaResolver>[0]
}

const wishesOf = ({
  allergens: _allergens,
  traces: _traces,
  householdDiets: _householdDiets,
  pantry: _pantry,
  neverAgain: _neverAgain,
  ...wishes
}: StoredPreferences): Wishes => wishes

/** A part of the wishes that is saved by itself; the others stay as they are stored. */
export function useSectionForm<Values extends Partial<Wishes>>(section: Section<Values>) {
  const texts = useTexts(preferenceTexts)
  const { sayError } = useSayFault()
  const cache = usePreferencesCache()
  const form = useForm<Values>({
    resolver: standardSchemaResolver(section.schema) as never,
    defaultValues: section.valuesOf(section.stored) as DefaultValues<Values>,
  })
  const draft = useDraft<Values>(`preferences-${section.name}`, section.valuesOf(section.stored), {
    recordId: 'own',
  })
  useFormDraft(form, draft)
  const { mutate, isPending, fault, clearFault } = useWrite({
    send: (values: Values, signal) =>
      call(
        replacePreferences,
        { ...wishesOf(cache.read() ?? section.stored), ...values },
        { signal },
      ),
    onSuccess: async (stored) => {
      await cache.replace(() => stored)
      form.reset(section.valuesOf(stored))
      draft.drop(section.valuesOf(stored))
      toast({ title: texts.form.savedTitle, text: texts.form.saved, variant: 'success' })
    },
    errorTitle: texts.form.errorTitle,
    errorText: sayError,
    onFault: async (error) => {
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
  return {
    form,
    fault,
    isDirty,
    isSaving: isPending,
    discard: () => {
      clearFault()
      form.reset()
      draft.drop()
    },
    save: (values: Values) => {
      clearFault()
      mutate(values)
    },
  }
}

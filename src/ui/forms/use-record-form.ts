import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { CallError } from '#shared/wire/call.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useAction } from '../actions/use-action.ts'
import { useDraft } from '../drafts/use-draft.ts'
import { useFormDraft } from '../drafts/use-form-draft.ts'
import { keepTyped } from './keep-typed.ts'
import { useVersion } from './use-version.ts'

interface ReplaceOptions {
  version: string | undefined
}

interface RecordForm<Values extends FieldValues, Stored> {
  /** What the form is about, for its draft. */
  name: string
  /** Missing for a new record. */
  id: number | undefined
  /** Names of fields that mean something only with each other. */
  together?: readonly (readonly string[])[]
  schema: Parameters<typeof standardSchemaResolver>[0]
  defaultValues: Values
  create: (values: Values) => Promise<Stored>
  /** Missing for a new record. */
  replace: ((values: Values, options: ReplaceOptions) => Promise<Stored>) | undefined
  /** Of the stored record. */
  version: string | undefined
  /** The form's values of a record that someone else saved. */
  valuesOf: (current: Readonly<Record<string, unknown>>) => Values
  refreshes: readonly QueryKey[]
  onSaved: (stored: Stored) => void
  toasts: { success: string; error: string; added: string; updated: string }
  errorText: (error: unknown, action: 'add' | 'update') => string
}

/** Shows at each field of the form what the server says of it. */
export const fieldErrors =
  <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  (fields: CallError['fields']): void => {
    for (const [name, message] of Object.entries(fields)) {
      if (name in form.getValues()) form.setError(name as FieldPath<Values>, { message })
    }
  }

/** What someone else saved. */
type Saved = Readonly<Record<string, unknown>>

function useRecordFields<Values extends FieldValues, Stored>(record: RecordForm<Values, Stored>) {
  const draft = useDraft(record.name, record.defaultValues, {
    recordId: record.id,
    version: record.version,
    together: record.together,
  })
  const form = useForm<Values>({
    resolver: standardSchemaResolver(record.schema) as never,
    defaultValues: draft.values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  useFormDraft(form, draft)
  const opened = useRef(record.defaultValues)
  const take = (current: Saved) => {
    opened.current = record.valuesOf(current)
    form.reset(opened.current)
    draft.clear(opened.current)
  }
  const keep = (current: Saved) => {
    const newer = record.valuesOf(current)
    form.reset(keepTyped(opened.current, form.getValues(), newer, record.together))
    opened.current = newer
  }
  return { form, draft, take, keep }
}

/** One form for a new record and for a stored one; errors show after the first attempt. */
export function useRecordForm<Values extends FieldValues, Stored>(
  record: RecordForm<Values, Stored>,
) {
  const { create, replace, toasts } = record
  const { form, draft, take, keep } = useRecordFields(record)
  const version = useVersion(record.version)
  const send = (values: Values) =>
    replace ? replace(values, { version: version.get() }) : create(values)
  const { mutate, isPending, failure } = useAction(send, {
    version,
    refreshes: record.refreshes,
    refreshesFirst: true,
    onDone: (stored) => {
      draft.clear()
      record.onSaved(stored)
    },
    done: { title: toasts.success, text: replace ? toasts.updated : toasts.added },
    errorTitle: toasts.error,
    failed: (error) => record.errorText(error, replace ? 'update' : 'add'),
    onFields: fieldErrors(form),
  })
  const submit = form.handleSubmit((values) => mutate(values))
  return {
    form,
    failure,
    isSaving: isPending,
    /** For Cancel: what was typed isn't wanted any more. */
    deleteDraft: () => draft.clear(),
    submit,
    /** For the notice on top of the form. */
    conflict: {
      version,
      isSaving: isPending,
      onTake: take,
      onKeep: (current: Saved) => {
        keep(current)
        void submit()
      },
    },
  }
}

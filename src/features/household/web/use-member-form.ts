import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { call, CallError } from '#shared/call.ts'
import type { Allergen, Diet } from '#shared/food.ts'
import { newIdempotencyKey } from '#shared/idempotency-key.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { createMember, memberForm, replaceMember } from '../contract.ts'
import { messages } from '../messages.ts'
import type { Portion } from '../rules.ts'
import { householdErrorText } from './household-error.ts'
import { useRefreshHousehold, type HouseholdMember } from './queries.ts'

export interface MemberValues {
  name: string
  portion: Portion
  allergens: Allergen[]
  diets: Diet[]
  /** Ids of ingredients. */
  dislikes: string[]
  fastsInRamadan: boolean
}

/** In the order of the form: the error summary lists them so. */
export const FIELD_ORDER = [
  'name',
  'portion',
  'allergens',
  'diets',
  'dislikes',
  'fastsInRamadan',
] as const satisfies readonly FieldPath<MemberValues>[]

const valuesOf = (member: HouseholdMember | undefined): MemberValues => ({
  name: member?.name ?? '',
  portion: member?.portion ?? 'regular',
  allergens: member?.allergens ?? [],
  diets: member?.diets ?? [],
  dislikes: member?.dislikes.map(({ id }) => id) ?? [],
  fastsInRamadan: member?.fastsInRamadan ?? false,
})

const TIMEOUT_MS = 15_000

/** One form for a new member and for a stored one; errors show after the first attempt. */
export function useMemberForm(member: HouseholdMember | undefined, onSaved: () => void) {
  const language = useLanguage()
  const { toasts } = useTexts(messages)
  const refresh = useRefreshHousehold()
  const [fault, setFault] = useState<string>()
  const form = useForm<MemberValues>({
    resolver: standardSchemaResolver(memberForm) as never,
    defaultValues: valuesOf(member),
    shouldFocusError: false,
  })
  const act = member ? 'update' : 'add'
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (values: MemberValues): Promise<HouseholdMember> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      return member
        ? call(replaceMember, { ...values, id: member.id }, { signal })
        : call(createMember, values, { signal, idempotencyKey: newIdempotencyKey() })
    },
    onSuccess: async () => {
      await refresh()
      toast({
        title: toasts.success,
        text: member ? toasts.updated : toasts.added,
        variant: 'success',
      })
      onSaved()
    },
    onError: async (error) => {
      const text = householdErrorText(error, act, language)
      setFault(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
      if (error instanceof CallError) {
        for (const [name, message] of Object.entries(error.fields)) {
          form.setError(name as FieldPath<MemberValues>, { message })
        }
        if (error.status === 404) await refresh()
      }
    },
  })
  return {
    form,
    fault,
    isSaving: save.isPending,
    submit: form.handleSubmit((values) => {
      setFault(undefined)
      save.mutate(values)
    }),
  }
}

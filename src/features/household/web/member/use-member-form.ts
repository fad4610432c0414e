import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { call } from '#shared/wire/call.ts'
import type { Allergen, Diet } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useRecordForm } from '#ui/writing/use-record-form.ts'
import { createMember, memberForm, replaceMember } from '../../contract.ts'
import { messages } from '../../messages.ts'
import type { Portion } from '../../rules.ts'
import { householdErrorText } from '../household-error.ts'
import { useTraces } from '../traces/use-traces.ts'
import { householdQuery, useRefreshHousehold, type HouseholdMember } from '../queries.ts'

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

/** One form for a new member and for a stored one. */
export function useMemberForm(member: HouseholdMember | undefined, onSaved: () => void) {
  const language = useLanguage()
  const { toasts } = useTexts(messages)
  const { data: household } = useQuery({ ...householdQuery(language), enabled: false })
  const refresh = useRefreshHousehold()
  const [allergens, setAllergens] = useState<readonly Allergen[]>(member?.allergens ?? [])
  const traces = useTraces(allergens.length > 0)
  const record = useRecordForm<MemberValues, HouseholdMember>({
    schema: memberForm,
    defaultValues: valuesOf(member),
    create: (values, options) =>
      call(createMember, { ...values, avoidsTraces: traces.answer }, options),
    replace:
      member &&
      ((values, options) =>
        call(replaceMember, { ...values, avoidsTraces: traces.answer, id: member.id }, options)),
    version: member?.version,
    valuesOf: (current) => {
      const values = current as unknown as MemberValues
      setAllergens(values.allergens)
      return values
    },
    refresh,
    onSaved,
    toasts,
    errorText: (error, act) => householdErrorText(error, act, language),
  })
  // Someone else may have chosen others since.
  const newest = household?.members.find(({ id }) => id === member?.id)
  const knownDislikes = [...(member?.dislikes ?? []), ...(newest?.dislikes ?? [])]
  return { ...record, traces, setAllergens, knownDislikes }
}

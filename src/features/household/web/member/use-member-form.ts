import { useQuery } from '@tanstack/react-query'
import { useWatch, type FieldPath } from 'react-hook-form'
import { call } from '#shared/wire/call.ts'
import type { Allergen, Diet } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useRecordForm } from '#ui/forms/use-record-form.ts'
import { createMember, memberForm, replaceMember } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { avoidsTracesWith, type Portion } from '../../rules.ts'
import { householdErrorText } from '../household-error.ts'
import type { Traces } from '../traces/traces-switch.tsx'
import { AFTER_HOUSEHOLD, householdQuery, type HouseholdMember } from '../queries.ts'

export interface MemberValues {
  name: string
  portion: Portion
  allergens: Allergen[]
  diets: Diet[]
  /** Ids of ingredients. */
  dislikes: string[]
  fastsInRamadan: boolean
  avoidsTraces: boolean
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

/** An answer about traces is one for these allergies. */
const TOGETHER = [['allergens', 'avoidsTraces']]

const valuesOf = (member: HouseholdMember | undefined): MemberValues => ({
  name: member?.name ?? '',
  portion: member?.portion ?? 'regular',
  allergens: member?.allergens ?? [],
  diets: member?.diets ?? [],
  dislikes: member?.dislikes.map(({ id }) => id) ?? [],
  fastsInRamadan: member?.fastsInRamadan ?? false,
  avoidsTraces: member?.avoidsTraces ?? false,
})

/** One form for a new member and for a stored one. */
export function useMemberForm(member: HouseholdMember | undefined, onSaved: () => void) {
  const language = useLanguage()
  const { toasts } = useTexts(messages)
  const { data: household } = useQuery({ ...householdQuery(language), enabled: false })
  const record = useRecordForm<MemberValues, HouseholdMember>({
    name: 'member',
    together: TOGETHER,
    id: member?.id,
    schema: memberForm,
    defaultValues: valuesOf(member),
    create: (values) => call(createMember, values),
    replace:
      member && ((values, options) => call(replaceMember, { ...values, id: member.id }, options)),
    version: member?.version,
    valuesOf: (current) => current as unknown as MemberValues,
    refreshes: AFTER_HOUSEHOLD,
    onSaved,
    toasts,
    errorText: (error, action) => householdErrorText(error, action, language),
  })
  const { control, setValue } = record.form
  const [allergens, avoidsTraces] = useWatch({ control, name: ['allergens', 'avoidsTraces'] })
  const traces: Traces = {
    isAsked: allergens.length > 0,
    areLeftOut: avoidsTraces,
    setLeftOut: (answer) => setValue('avoidsTraces', answer, { shouldDirty: true }),
  }
  // Someone else may have chosen others since.
  const newest = household?.members.find(({ id }) => id === member?.id)
  return {
    ...record,
    knownDislikes: [...(member?.dislikes ?? []), ...(newest?.dislikes ?? [])],
    traces,
    /** Before other allergies are set. */
    onAllergens: (ticked: Allergen[]) =>
      setValue('avoidsTraces', avoidsTracesWith(ticked, { allergens, avoidsTraces })),
  }
}

import { useWatch, type FieldPath } from 'react-hook-form'
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
import { useRefreshHousehold, type HouseholdMember } from '../queries.ts'

export interface MemberValues {
  name: string
  portion: Portion
  allergens: Allergen[]
  diets: Diet[]
  /** Ids of ingredients. */
  dislikes: string[]
  fastsInRamadan: boolean
  /** For the whole household; undefined until it is answered here. */
  avoidsTraces: boolean | undefined
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
  avoidsTraces: undefined,
})

/** Traces are asked for next to an allergy only. */
const answered = (values: MemberValues): MemberValues => ({
  ...values,
  avoidsTraces: values.allergens.length > 0 ? values.avoidsTraces : undefined,
})

/** One form for a new member and for a stored one. */
export function useMemberForm(member: HouseholdMember | undefined, onSaved: () => void) {
  const language = useLanguage()
  const { toasts } = useTexts(messages)
  const refresh = useRefreshHousehold()
  const record = useRecordForm<MemberValues, HouseholdMember>({
    name: 'member',
    id: member?.id,
    schema: memberForm,
    defaultValues: valuesOf(member),
    create: (values, options) => call(createMember, answered(values), options),
    replace:
      member &&
      ((values, options) => call(replaceMember, { ...answered(values), id: member.id }, options)),
    refresh,
    onSaved,
    toasts,
    errorText: (error, act) => householdErrorText(error, act, language),
  })
  const { control, setValue } = record.form
  const [allergens, answer] = useWatch({ control, name: ['allergens', 'avoidsTraces'] })
  const traces = useTraces({
    isAsked: allergens.length > 0,
    answer,
    setAnswer: (areLeftOut) => setValue('avoidsTraces', areLeftOut),
  })
  return { ...record, traces }
}

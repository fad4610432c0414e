import { Building2, House, MapPin } from 'lucide-react'
import { useState } from 'react'
import { Controller, useController, type Control } from 'react-hook-form'
import { Segmented } from '#ui/choices/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { labelOf } from '../book/address-icon.tsx'
import type { AddressValues } from './use-address-form.ts'
import { useSayRefusal } from './use-say-refusal.ts'

const KINDS = ['home', 'office', 'other'] as const
type Kind = (typeof KINDS)[number]
const ICONS = { home: <House />, office: <Building2 />, other: <MapPin /> }

/** Home and Office are names of their own; anything else is typed. */
export function NameField({ control }: { control: Control<AddressValues> }) {
  const { fields } = useTexts(messages)
  const say = useSayRefusal()
  const { field: name } = useController({ control, name: 'name' })
  const [kind, setKind] = useState<Kind>(labelOf(name.value))
  const choose = (next: Kind) => {
    setKind(next)
    if (next !== kind) name.onChange(next === 'other' ? '' : fields[next])
  }
  return (
    <div className="grid gap-4">
      <Segmented<Kind>
        label={fields.label}
        name="label"
        value={kind}
        onChange={choose}
        options={KINDS.map((value) => ({ value, label: fields[value], icon: ICONS[value] }))}
      />
      {kind === 'other' && (
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={fields.name}
              maxLength={40}
              errorMessage={say(fieldState.error?.message)}
              isRequired
            />
          )}
        />
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { areasQuery } from '#features/addresses/web/public.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { ComboBox } from '#ui/choices/combo-box.tsx'
import { Select } from '#ui/choices/select.tsx'
import { PhoneField } from '#ui/fields/phone/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { createKitchenWithOwner } from '../contract.ts'
import { inviteTexts } from './texts.ts'

const NAME_MAX = 80

/** A restaurant by name, place and the number of its future owner. */
export function NewRestaurantPage() {
  const words = useTexts(inviteTexts)
  return (
    <>
      <a href="/admin/restaurants" className="w-fit underline underline-offset-4">
        {words.back}
      </a>
      <header className="grid gap-1">
        <h1 className="text-4xl">{words.newTitle}</h1>
        <p className="max-w-[62ch] text-muted">{words.newLead}</p>
        <p className="text-muted">
          {words.owners}{' '}
          <a href="/admin/chefs" className="text-link inline-flex min-h-11 items-center">
            {words.applications}
          </a>
        </p>
      </header>
      <NewRestaurantForm />
    </>
  )
}

function NewRestaurantForm() {
  const words = useTexts(inviteTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { data: areas } = useQuery(areasQuery(language))
  const [names, setNames] = useState({ nameEn: '', nameAr: '' })
  const [areaId, setAreaId] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [wanted, setWanted] = useState<Language>(language)
  const { mutate, isPending, error } = useAction(
    () =>
      call(createKitchenWithOwner, {
        ...names,
        areaId: Number(areaId ?? 0),
        phone,
        language: wanted,
      }),
    {
      done: words.created,
      refreshes: [['admin-restaurants']],
      onDone: ({ id }: { id: number }) => void navigate({ href: `/admin/restaurants/${id}` }),
    },
  )
  const errors = error instanceof CallError ? error.fields : {}
  return (
    <form
      noValidate
      className="grid max-w-3xl gap-5 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {(['nameEn', 'nameAr'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={words[name]}
          dir={name === 'nameAr' ? 'rtl' : 'ltr'}
          maxLength={NAME_MAX}
          value={names[name]}
          onChange={(typed) => setNames((now) => ({ ...now, [name]: typed }))}
          errorMessage={errors[name]}
          isRequired
        />
      ))}
      <ComboBox
        key={areas ? 'known' : 'loading'}
        name="areaId"
        label={words.area}
        hint={words.areaHint}
        value={areaId}
        onChange={setAreaId}
        options={(areas ?? []).map(({ id, name, city }) => ({
          value: String(id),
          label: `${name} · ${EMIRATE_NAMES[city][language]}`,
        }))}
        errorMessage={errors['areaId']}
        isDisabled={areas === undefined}
        isRequired
      />
      <PhoneField
        name="phone"
        label={words.phone}
        value={phone}
        onChange={setPhone}
        errorMessage={errors['phone']}
        isRequired
      />
      <LanguageSelect value={wanted} onChange={setWanted} />
      <Button type="submit" size="lg" isPending={isPending} className="w-fit md:col-span-2">
        {words.create}
      </Button>
    </form>
  )
}

interface LanguageSelectProps {
  value: Language
  onChange: (language: Language) => void
}

export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const words = useTexts(inviteTexts)
  return (
    <Select
      name="language"
      label={words.language}
      value={value}
      options={LANGUAGES.map((one) => ({ value: one, label: words.languages[one] }))}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  )
}

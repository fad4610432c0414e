import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { areasQuery } from '#features/addresses/web/public.ts'
import { DELIVERY_RADIUS_MAX_KM } from '#features/restaurants/rules.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { CUISINE_NAMES, CUISINES } from '#shared/food/food.ts'
import { CheckboxChips } from '#ui/choices/checkbox-chips.tsx'
import { ComboBox } from '#ui/choices/combo-box.tsx'
import { NumberText } from '#ui/fields/number-text.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { DESCRIPTION_MAX, LINE_MAX, NAME_MAX } from '../rules.ts'
import type { Draft, FieldName } from './draft.ts'
import { setupTexts } from './texts.ts'

interface PartProps {
  draft: Draft
  set: (change: Partial<Draft>) => void
  errorOf: (name: FieldName) => string | undefined
  /** What customers have bought can no longer be changed here. */
  isFixed: boolean
}

function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className="grid min-w-0 scroll-mt-6 gap-5 border-b-line border-hairline pb-8"
    >
      <h2 id={`${props.id}-title`} className="text-2xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

export function Profile({ draft, set, errorOf }: PartProps) {
  const { profile, fields } = useTexts(setupTexts)
  const language = useLanguage()
  return (
    <Part id="profile" title={profile}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField
          name="nameEn"
          dir="ltr"
          label={fields.nameEn}
          value={draft.nameEn}
          onChange={(nameEn) => set({ nameEn })}
          maxLength={NAME_MAX}
          errorMessage={errorOf('nameEn')}
          isRequired
        />
        <TextField
          name="nameAr"
          dir="rtl"
          label={fields.nameAr}
          value={draft.nameAr}
          onChange={(nameAr) => set({ nameAr })}
          maxLength={NAME_MAX}
          errorMessage={errorOf('nameAr')}
          isRequired
        />
        <TextArea
          name="descriptionEn"
          label={fields.descriptionEn}
          hint={fields.descriptionHint}
          value={draft.descriptionEn}
          onChange={(descriptionEn) => set({ descriptionEn })}
          maxLength={DESCRIPTION_MAX}
          errorMessage={errorOf('descriptionEn')}
          isRequired
        />
        <TextArea
          name="descriptionAr"
          label={fields.descriptionAr}
          hint={fields.descriptionHint}
          value={draft.descriptionAr}
          onChange={(descriptionAr) => set({ descriptionAr })}
          maxLength={DESCRIPTION_MAX}
          errorMessage={errorOf('descriptionAr')}
          isRequired
        />
      </div>
      <CheckboxChips
        name="cuisines"
        label={fields.cuisines}
        value={draft.cuisines}
        onChange={(cuisines) => set({ cuisines })}
        options={CUISINES.map((value) => ({ value, label: CUISINE_NAMES[value][language] }))}
        errorMessage={errorOf('cuisines')}
        isRequired
      />
    </Part>
  )
}

export function Place({ draft, set, errorOf, isFixed }: PartProps) {
  const { place, hours, fields, fixed } = useTexts(setupTexts)
  const language = useLanguage()
  const { data: areas } = useQuery(areasQuery(language))
  return (
    <>
      <Part id="place" title={place}>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <ComboBox
            key={areas ? 'known' : 'loading'}
            name="areaId"
            label={fields.areaId}
            hint={isFixed ? fixed : fields.areaHint}
            value={draft.areaId === null ? null : String(draft.areaId)}
            onChange={(areaId) => areaId !== null && set({ areaId: Number(areaId) })}
            options={(areas ?? []).map(({ id, name, city }) => ({
              value: String(id),
              label: `${name} · ${EMIRATE_NAMES[city][language]}`,
            }))}
            errorMessage={errorOf('areaId')}
            isDisabled={isFixed || areas === undefined}
            isRequired
          />
          <TextField
            name="addressLine"
            label={fields.addressLine}
            value={draft.addressLine}
            onChange={(addressLine) => set({ addressLine })}
            maxLength={LINE_MAX}
            autoComplete="street-address"
            errorMessage={errorOf('addressLine')}
            isRequired
          />
        </div>
      </Part>
      <Part id="hours" title={hours}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['openingTime', 'closingTime'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              type="time"
              dir="ltr"
              label={fields[name]}
              value={draft[name]}
              onChange={(clock) => set({ [name]: clock })}
              errorMessage={errorOf(name)}
              isRequired
            />
          ))}
        </div>
      </Part>
    </>
  )
}

export function Delivery({ draft, set, errorOf, isFixed }: PartProps) {
  const { delivery, fields, fixed } = useTexts(setupTexts)
  const number = (name: 'deliveryMinutesMin' | 'deliveryMinutesMax') => ({
    name,
    label: fields[name],
    end: fields.minutes,
    value: draft[name],
    onChange: (minutes: number) => set({ [name]: minutes }),
    errorMessage: errorOf(name),
    isRequired: true,
  })
  return (
    <Part id="delivery" title={delivery}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberText {...number('deliveryMinutesMin')} />
        <NumberText {...number('deliveryMinutesMax')} />
        <NumberText
          name="deliveryRadiusKm"
          label={fields.deliveryRadiusKm}
          hint={isFixed ? fixed : fields.radiusHint(DELIVERY_RADIUS_MAX_KM)}
          end={fields.kilometres}
          value={draft.deliveryRadiusKm}
          onChange={(deliveryRadiusKm) => set({ deliveryRadiusKm })}
          errorMessage={errorOf('deliveryRadiusKm')}
          isDisabled={isFixed}
          isRequired
        />
        <NumberText
          name="deliveryFee"
          label={fields.deliveryFee}
          hint={isFixed ? fixed : fields.feeHint}
          end={fields.dirhams}
          value={draft.deliveryFee}
          onChange={(deliveryFee) => set({ deliveryFee })}
          errorMessage={errorOf('deliveryFee')}
          isDisabled={isFixed}
          isRequired
        />
      </div>
    </Part>
  )
}

export function Price({ draft, set, errorOf, isFixed }: PartProps) {
  const { price, fields, fixed } = useTexts(setupTexts)
  return (
    <Part id="price" title={price}>
      <NumberText
        name="monthlyPrice"
        label={fields.monthlyPrice}
        hint={isFixed ? fixed : fields.priceHint}
        end={fields.dirhams}
        value={draft.monthlyPrice}
        onChange={(monthlyPrice) => set({ monthlyPrice })}
        errorMessage={errorOf('monthlyPrice')}
        isDisabled={isFixed}
        isRequired
        className="max-w-100"
      />
    </Part>
  )
}

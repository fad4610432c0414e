import { Cake, CreditCard, Gem, Utensils } from 'lucide-react'
import { useState } from 'react'
import { CheckboxChips } from '../choices/checkbox-chips.tsx'
import { Checkbox } from '../choices/checkbox.tsx'
import { ComboBox } from '../choices/combo-box.tsx'
import { RadioCards } from '../choices/radio-cards.tsx'
import { RadioGroup } from '../choices/radio-group.tsx'
import { Segmented } from '../choices/segmented.tsx'
import { Select } from '../choices/select.tsx'
import { Switch } from '../choices/switch.tsx'
import { Price } from '../food/price.tsx'
import { Columns, Section, useSample } from './section.tsx'

type City = 'dubai' | 'abuDhabi' | 'sharjah' | 'ajman'
const CITIES: City[] = ['dubai', 'abuDhabi', 'sharjah', 'ajman']

export function ChoicesSection() {
  const texts = useSample()
  const [isAccepted, setAccepted] = useState(true)
  const [isBought, setBought] = useState(false)
  const [hasReminders, setReminders] = useState(true)
  const [diets, setDiets] = useState<('vegetarian' | 'vegan' | 'dairyFree' | 'keto')[]>([
    'dairyFree',
  ])
  const [meal, setMeal] = useState<'breakfast' | 'lunch' | 'dinner'>('lunch')
  const [hob, setHob] = useState<'gas' | 'electric' | null>('gas')
  return (
    <Section title={texts.sections.choices}>
      <Columns>
        <Cities />
        <div>
          <Checkbox label={texts.terms} value={isAccepted} onChange={setAccepted} />
          <Checkbox label={texts.bought} value={isBought} onChange={setBought} size="lg" />
          <Checkbox label={texts.terms} value={false} onChange={() => undefined} isDisabled />
          <Checkbox
            label={texts.terms}
            value={false}
            onChange={() => undefined}
            errorMessage={texts.addressNameError}
          />
        </div>
        <div>
          <Switch
            label={texts.reminders}
            hint={texts.remindersHint}
            value={hasReminders}
            onChange={setReminders}
          />
          <Switch label={texts.reminders} value={false} onChange={() => undefined} />
          <Switch label={texts.reminders} value onChange={() => undefined} isDisabled />
        </div>
        <CheckboxChips
          label={texts.diets}
          value={diets}
          onChange={setDiets}
          options={[
            { value: 'vegetarian', label: texts.diet.vegetarian },
            { value: 'dairyFree', label: texts.diet.dairyFree },
            { value: 'vegan', label: texts.diet.vegan },
            { value: 'keto', label: texts.diet.keto, isDisabled: true },
          ]}
        />
        <Segmented
          label={texts.mealTime}
          value={meal}
          onChange={setMeal}
          options={(['breakfast', 'lunch', 'dinner'] as const).map((value) => ({
            value,
            label: texts.meal[value],
          }))}
        />
        <RadioGroup
          label={texts.hob}
          value={hob}
          onChange={setHob}
          options={[
            { value: 'gas', label: texts.hobs.gas },
            { value: 'electric', label: texts.hobs.electric },
          ]}
        />
        <Payment />
        <Events />
      </Columns>
    </Section>
  )
}

function Cities() {
  const texts = useSample()
  const [city, setCity] = useState<City | null>('dubai')
  const options = CITIES.map((value) => ({
    value,
    label: texts.cities[value],
    ...(value === 'ajman' && { isDisabled: true, description: texts.cityNote }),
  }))
  return (
    <div className="grid gap-4">
      <Select label={texts.city} value={city} onChange={setCity} options={options} />
      <Select
        label={texts.city}
        value={null}
        onChange={setCity}
        options={options}
        errorMessage={texts.areaError}
      />
      <ComboBox label={texts.area} value={city} onChange={setCity} options={options} />
    </div>
  )
}

function Payment() {
  const texts = useSample()
  const [method, setMethod] = useState<'card' | 'paypal' | 'usdt' | null>('card')
  return (
    <RadioCards
      label={texts.pay}
      value={method}
      onChange={setMethod}
      options={[
        {
          value: 'card',
          label: texts.payWith.card,
          description: texts.payNote.card,
          end: <CreditCard />,
          details: <p className="text-note text-muted">{texts.cardDetails}</p>,
        },
        {
          value: 'paypal',
          label: texts.payWith.paypal,
          description: texts.payNote.paypal,
          end: <Price fils={232_900} decimals="always" />,
        },
        {
          value: 'usdt',
          label: texts.payWith.usdt,
          description: texts.payNote.usdt,
          isDisabled: true,
        },
      ]}
    />
  )
}

function Events() {
  const texts = useSample()
  const [event, setEvent] = useState<'dinner' | 'birthday' | 'wedding' | null>('dinner')
  return (
    <RadioCards
      look="tile"
      label={texts.event}
      value={event}
      onChange={setEvent}
      options={[
        { value: 'dinner', label: texts.events.dinner, icon: <Utensils /> },
        { value: 'birthday', label: texts.events.birthday, icon: <Cake /> },
        { value: 'wedding', label: texts.events.wedding, icon: <Gem /> },
      ]}
    />
  )
}

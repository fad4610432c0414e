import { MapPin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CodeField } from '../fields/code-field.tsx'
import { FormErrorSummary } from '../fields/frame/form-error-summary.tsx'
import { NumberStepper } from '../fields/number-stepper.tsx'
import { PhoneField } from '../fields/phone/phone-field.tsx'
import { PhotoField, type PhotoChoice } from '../fields/photo/photo-field.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Avatar } from '../layout/avatar.tsx'
import { Columns, Section, useSample } from './section.tsx'

export function FieldsSection() {
  const texts = useSample()
  const [street, setStreet] = useState(texts.streetValue)
  const [notes, setNotes] = useState(texts.notesValue)
  const [phone, setPhone] = useState('50 555 0143')
  const [code, setCode] = useState('4182')
  const [guests, setGuests] = useState(12)
  const [servings, setServings] = useState(2)
  return (
    <Section title={texts.sections.fields}>
      <Columns>
        <TextField label={texts.street} value={street} onChange={setStreet} start={<MapPin />} />
        <TextField
          label={texts.email}
          value="mariam@example.ae"
          onChange={() => undefined}
          type="email"
          dir="ltr"
          isRequired={false}
        />
        <TextField label={texts.street} value={street} onChange={setStreet} isDisabled />
        <PhoneField label={texts.phone} hint={texts.phoneHint} value={phone} onChange={setPhone} />
        <PhoneField
          label={texts.phone}
          value="50"
          onChange={() => undefined}
          errorMessage={texts.phoneError}
        />
        <CodeField label={texts.code} value={code} onChange={setCode} />
        <CodeField
          label={texts.code}
          value="418205"
          onChange={() => undefined}
          errorMessage={texts.codeError}
        />
        <NumberStepper
          label={texts.guests}
          value={guests}
          onChange={setGuests}
          min={2}
          max={200}
          size="big"
          shortcuts={[6, 12, 25, 50]}
        />
        <NumberStepper
          label={texts.servings}
          value={servings}
          onChange={setServings}
          min={1}
          max={10}
        />
        <TextArea
          label={texts.notes}
          hint={texts.notesHint}
          value={notes}
          onChange={setNotes}
          maxLength={500}
          isRequired={false}
        />
        <Photo />
        <FaultyForm />
      </Columns>
    </Section>
  )
}

/** Every picture is one that cannot be read. */
function Photo() {
  const texts = useSample()
  const [choice, setChoice] = useState<PhotoChoice>()
  return (
    <PhotoField
      className="flex flex-wrap items-center gap-5"
      texts={texts.photo}
      picture={<Avatar name={texts.person} className="size-22! text-3xl!" />}
      removeMark={<Trash2 />}
      hasStored
      choice={choice}
      onChange={setChoice}
      kinds={['image/png']}
      prepare={async () => ({ error: 'unreadable' as const })}
      errorTexts={{ unreadable: texts.photoError }}
    />
  )
}

function FaultyForm() {
  const texts = useSample()
  const [name, setName] = useState('')
  const [area, setArea] = useState('')
  return (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <FormErrorSummary
        title={texts.missing}
        attempt={0}
        errors={[
          { name: 'addressName', message: texts.addressNameError },
          { name: 'area', message: texts.areaError },
        ]}
      />
      <TextField
        name="addressName"
        label={texts.addressName}
        value={name}
        onChange={setName}
        isRequired
        errorMessage={texts.addressNameError}
      />
      <TextField
        name="area"
        label={texts.area}
        value={area}
        onChange={setArea}
        isRequired
        errorMessage={texts.areaError}
      />
    </form>
  )
}

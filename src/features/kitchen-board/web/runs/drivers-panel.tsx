import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type FormEvent } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { toast } from '#ui/feedback/toast.ts'
import { PhoneField } from '#ui/fields/phone/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { createDriver, removeDriver } from '../../runs-contract.ts'
import { RUNS_KEY, type RunPlan } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'

/** Who drives for the kitchen. */
export function DriversPanel({ drivers }: { drivers: RunPlan['drivers'] }) {
  const { drivers: words } = useTexts(runsTexts)
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: number) => call(removeDriver, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: RUNS_KEY }),
    onError: (error) =>
      toast({
        title: words.failed,
        ...(error instanceof CallError && error.text && { text: error.text }),
        variant: 'destructive',
      }),
  })
  return (
    <Card className="grid content-start gap-4 p-5 print:hidden">
      <h2 className="text-xl">{words.title}</h2>
      {drivers.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="grid gap-1">
          {drivers.map((driver) => (
            <li key={driver.id} className="flex min-h-11 items-center gap-3">
              <bdi className="font-strong">{driver.name}</bdi>
              <bdi dir="ltr" className="num text-muted">
                {formatPhone(driver.phone)}
              </bdi>
              <IconButton
                label={words.remove(driver.name)}
                icon={<X />}
                onClick={() => remove.mutate(driver.id)}
                className="ms-auto"
              />
            </li>
          ))}
        </ul>
      )}
      <AddDriver />
    </Card>
  )
}

function AddDriver() {
  const { drivers: words } = useTexts(runsTexts)
  const client = useQueryClient()
  const { values, change, clear } = useDraft('driver', { name: '', phone: '' })
  const { name, phone } = values
  const add = useMutation({
    mutationFn: () => call(createDriver, { name, phone }),
    onSuccess: () => {
      clear()
      return client.invalidateQueries({ queryKey: RUNS_KEY })
    },
  })
  const error = add.error instanceof CallError ? add.error : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t-line border-hairline pt-4">
      <TextField
        label={words.name}
        name="driver-name"
        value={name}
        onChange={(typed) => change({ name: typed })}
        errorMessage={error?.fields['name']}
        autoComplete="off"
      />
      <PhoneField
        label={words.phone}
        name="driver-phone"
        value={phone}
        onChange={(typed) => change({ phone: typed })}
        errorMessage={error?.fields['phone']}
      />
      {error && Object.keys(error.fields).length === 0 && (
        <p role="alert" className="text-bad">
          {error.text || words.failed}
        </p>
      )}
      <Button type="submit" variant="line" isPending={add.isPending}>
        <Plus />
        {words.add}
      </Button>
    </form>
  )
}

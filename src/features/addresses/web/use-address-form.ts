import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { call, CallError } from '#shared/call.ts'
import { DEFAULT_EMIRATE, type Emirate } from '#shared/emirates.ts'
import { newIdempotencyKey } from '#shared/idempotency-key.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { addressForm, createAddress, replaceAddress } from '../contract.ts'
import { messages } from '../messages.ts'
import { addressErrorText } from './address-error.ts'
import { useRefreshAddresses, type Address } from './queries.ts'

export interface AddressValues {
  name: string
  addressLine1: string
  addressLine2: string
  city: Emirate
  area: string
  landmark: string
  buildingName: string
  flatNumber: string
  floor: string
  instructions: string
  isDefault: boolean
}

/** In the order of the form: the error summary lists them so. */
export const FIELD_ORDER = [
  'city',
  'area',
  'addressLine1',
  'addressLine2',
  'buildingName',
  'flatNumber',
  'floor',
  'landmark',
  'instructions',
  'name',
  'isDefault',
] as const satisfies readonly FieldPath<AddressValues>[]

const valuesOf = (address: Address | undefined, firstName: string): AddressValues => ({
  name: address?.name ?? firstName,
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? DEFAULT_EMIRATE,
  area: address?.area ?? '',
  landmark: address?.landmark ?? '',
  buildingName: address?.buildingName ?? '',
  flatNumber: address?.flatNumber ?? '',
  floor: address?.floor ?? '',
  instructions: address?.instructions ?? '',
  isDefault: address?.isDefault ?? false,
})

const TIMEOUT_MS = 15_000

/** One form for a new address and for a stored one; errors show after the first attempt. */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address) => void) {
  const language = useLanguage()
  const { toasts, fields } = useTexts(messages)
  const refresh = useRefreshAddresses()
  const [fault, setFault] = useState<string>()
  const form = useForm<AddressValues>({
    resolver: standardSchemaResolver(addressForm) as never,
    defaultValues: valuesOf(address, fields.home),
    shouldFocusError: false,
  })
  const act = address ? 'update' : 'add'
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (values: AddressValues): Promise<Address> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      return address
        ? call(replaceAddress, { ...values, id: address.id }, { signal })
        : call(createAddress, values, { signal, idempotencyKey: newIdempotencyKey() })
    },
    onSuccess: async (saved) => {
      await refresh()
      toast({
        title: toasts.success,
        text: address ? toasts.updated : toasts.added,
        variant: 'success',
      })
      onSaved(saved)
    },
    onError: async (error) => {
      const text = addressErrorText(error, act, language)
      setFault(text)
      toast({ title: toasts.error, text, variant: 'destructive' })
      if (error instanceof CallError) {
        for (const [name, message] of Object.entries(error.fields)) {
          form.setError(name as FieldPath<AddressValues>, { message })
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

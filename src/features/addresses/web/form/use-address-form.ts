import type { FieldPath } from 'react-hook-form'
import { call } from '#shared/wire/call.ts'
import { DEFAULT_EMIRATE, type Emirate } from '#shared/place/emirates.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { useRecordForm } from '#ui/forms/use-record-form.ts'
import { addressForm, createAddress, replaceAddress } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { addressErrorText } from './address-error.ts'
import { AFTER_ADDRESSES, type Address } from '../queries.ts'

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

const TOGETHER = [['city', 'area']]

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

/** One form for a new address and for a stored one. */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address) => void) {
  const language = useLanguage()
  const { toasts, fields } = useTexts(messages)
  return useRecordForm<AddressValues, Address>({
    name: 'address',
    together: TOGETHER,
    id: address?.id,
    schema: addressForm,
    defaultValues: valuesOf(address, fields.home),
    create: (values) => call(createAddress, values),
    replace:
      address &&
      ((values, options) => call(replaceAddress, { ...values, id: address.id }, options)),
    version: address?.version,
    valuesOf: (current) => valuesOf(current as unknown as Address, fields.home),
    refreshes: AFTER_ADDRESSES,
    onSaved,
    toasts,
    errorText: (error, action) => addressErrorText(error, action, language),
  })
}

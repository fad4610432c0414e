import { isErasedPhone } from '#shared/phone.ts'
import { useTexts } from '#ui/texts.ts'
import { recordTexts } from './texts.ts'

interface Customer {
  customerName: string
  customerPhone: string
}

/** How our team sees customers: by name, as deleted, or as `noName`. */
export function useCustomerName(noName: string): (customer: Customer) => string {
  const { deletedAccount } = useTexts(recordTexts)
  return ({ customerName, customerPhone }) =>
    customerName || (isErasedPhone(customerPhone) ? deletedAccount : noName)
}

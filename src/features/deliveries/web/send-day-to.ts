import { call } from '#shared/wire/call.ts'
import { setDayAddress } from '../change-contract.ts'

/** Sends one delivery to another own address. */
export const sendDayTo = (deliveryId: number, addressId: number) =>
  call(setDayAddress, { id: deliveryId, addressId })

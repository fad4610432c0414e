export { getAddressPoint, getOwnAddress } from './get-own-address.ts'
export { createAddress } from './create-address.ts'
export { addressRoutes } from './routes.ts'
export { listAreaRows, type AddressRow, type AreaRow } from './store.ts'

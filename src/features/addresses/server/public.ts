export { getAddressPoint, getOwnAddress } from './get-own-address.ts'
export { createAddress } from './create-address.ts'
export { addressRoutes } from './routes.ts'

export { PLATES_VERSION } from '../version.ts'

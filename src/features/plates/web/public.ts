export { clothOf } from '../cloths.ts'
export { PLATES_VERSION } from '../version.ts'

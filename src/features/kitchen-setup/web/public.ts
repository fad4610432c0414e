export { NewKitchenOnly } from './new-kitchen-only.tsx'
export { kitchenSetupQuery } from './queries.ts'
export { SetupPage } from './setup-page.tsx'

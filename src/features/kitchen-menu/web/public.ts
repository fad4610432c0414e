export { KitchenMenuPage } from './menu/kitchen-menu-page.tsx'
export { KitchenShell } from './shell/kitchen-shell.tsx'
export { ownKitchenQuery } from './shell/queries.ts'
export { requireKitchen } from './shell/require-kitchen.ts'

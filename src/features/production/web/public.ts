export { DryRun } from './dry-run/dry-run.tsx'
export { sheetQuery } from './queries.ts'
export { SheetPage } from './sheet-page.tsx'
export { SHEET_TABS, type SheetTab } from './sheet-tabs.ts'

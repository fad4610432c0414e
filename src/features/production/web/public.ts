export { DryRun } from './dry-run/dry-run.tsx'
export { sheetQuery } from './queries.ts'
export { SHEET_TABS, SheetPage, type SheetTab } from './sheet-page.tsx'

/** The papers of a day; apart from their page, because the route reads them before it is loaded. */
export const SHEET_TABS = ['sheet', 'ingredients', 'labels', 'route', 'amendments'] as const
export type SheetTab = (typeof SHEET_TABS)[number]

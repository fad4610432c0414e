export { AdminRamadanPage } from './admin-ramadan-page.tsx'
export { adminRamadanQuery, ramadanPreviewQuery, ramadanTablesQuery } from './queries.ts'
export { useMealTimeName, useSeasonOn } from './use-meal-time-name.ts'

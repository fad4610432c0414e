export { AllergyNote } from './allergy-note.tsx'
export { HouseholdPage } from './household-page.tsx'
export { householdQuery } from './queries.ts'

export { prefetchSuggestions } from './queries.ts'
export { SuggestionsPage } from './suggestions-page.tsx'

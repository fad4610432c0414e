export { DropClaims } from './drop-claims.tsx'
export { claimTexts } from './texts.ts'

import { lazyPart } from '#ui/lazy/lazy-part.ts'

/** Another dish is sent seldom: what it takes comes with the first press. */
export const SubstituteDialog = lazyPart(
  async () => (await import('./substitute-dialog.tsx')).SubstituteDialog,
)

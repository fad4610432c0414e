import type { ClaimKind, ClaimState } from '../../rules.ts'

/** A reaction that no one has looked at stands out. */
export const toneOf = (kind: ClaimKind, state: ClaimState) =>
  state === 'open' ? (kind === 'allergen' ? 'bad' : 'warn') : state === 'granted' ? 'ok' : 'quiet'

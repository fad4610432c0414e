import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { ownClaim } from '../contract.ts'
import type { ClaimRow } from './claims-read-model.ts'

export type OwnClaim = Output<{ output: typeof ownClaim }>

export const presentClaim = (row: ClaimRow, language: Language): OwnClaim => ({
  id: row.id,
  dropId: row.ticketId,
  day: row.day,
  kind: row.kind,
  state: row.state,
  dish: language === 'ar' ? row.dishAr : row.dishEn,
  words: row.words,
  hasPhoto: row.photoId !== null,
  madeAt: row.madeAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  answer: row.answer,
  refundAed: row.state === 'granted' && row.refundFils !== null ? toDirhams(row.refundFils) : null,
})

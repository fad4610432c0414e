import * as z from 'zod/mini'
import { DOCUMENT_BYTES_MAX, DOCUMENT_KINDS } from './rules.ts'

/** So long is a file of so many bytes as text. */
export const textOf = (bytes: number) => Math.ceil(bytes / 3) * 4
const DOCUMENT_TEXT_MAX = textOf(DOCUMENT_BYTES_MAX) + 64
export const DOCUMENT_BODY_BYTES = DOCUMENT_TEXT_MAX + 1024

/** `data:image/jpeg;base64,…`; PNG and WebP too, and PDF for the licence and bank documents. */
export const document = z
  .string('document_unreadable')
  .check(z.maxLength(DOCUMENT_TEXT_MAX, 'document_too_large'))
export const documentKind = z.enum(DOCUMENT_KINDS)

export const FILE_REFUSALS = [
  'document_kind_refused',
  'document_unreadable',
  'document_too_large',
  'document_too_many_pixels',
  'document_locked',
  'document_moves',
  'document_unsafe',
  'document_too_many_pages',
  'documents_too_large',
  'too_many_requests',
] as const

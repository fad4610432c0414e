import * as z from 'zod/mini'
/** Controls (C0, DEL, C1), bidirectional embeddings, overrides and isolates, the byte order mark. */
const HARMFUL = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u
const STACKED_MARKS = /\p{M}{4,}/u

/** Text that shows as it was typed. The joiners of Arabic and of emoji are allowed. */
export const isCleanText = (text: string): boolean =>
  text.isWellFormed() && !HARMFUL.test(text) && !STACKED_MARKS.test(text)

const isCleanLines = (text: string): boolean => isCleanText(text.replaceAll(/[\n\r\t]/g, ' '))

interface TextLimits {
  max: number
  min?: number
  /** Refusal code for a text that is missing or too short. */
  tooShort?: string
}

/** One line that a person typed: NFC, trimmed, without control or direction-changing characters. */
export const cleanText = /* @__NO_SIDE_EFFECTS__ */ ({
  max,
  min = 0,
  tooShort = 'text_too_short',
}: TextLimits) =>
  z
    .string(tooShort)
    .check(
      z.normalize('NFC'),
      z.trim(),
      z.minLength(min, tooShort),
      z.maxLength(max, 'text_too_long'),
      z.refine(isCleanText, 'text_not_clean'),
    )

/** The same over several lines. */
export const cleanLines = /* @__NO_SIDE_EFFECTS__ */ ({
  max,
  min = 0,
  tooShort = 'text_too_short',
}: TextLimits) =>
  z
    .string(tooShort)
    .check(
      z.normalize('NFC'),
      z.trim(),
      z.minLength(min, tooShort),
      z.maxLength(max, 'text_too_long'),
      z.refine(isCleanLines, 'text_not_clean'),
    )

/** Why a person of the staff does something; the audit trail keeps it. */
export const reasonText = /* @__PURE__ */ cleanLines({
  max: 500,
  min: 3,
  tooShort: 'reason_needed',
})

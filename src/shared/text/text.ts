import * as z from 'zod/mini'
/** Controls (C0, DEL, C1), bidirectional embeddings, overrides and isolates, the byte order mark. */
const HARMFUL = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u
const STACKED_MARKS = /\p{M}{4,}/u

const UNSEEN = String.raw`[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\uffa0]`
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}+|${UNSEEN}+$`, 'gu')
/** Of what draws nothing, these end an emoji that is drawn. */
const SELECTORS_ALONE = /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+$/u

/** Without what no one sees at both ends: spaces, zero-width characters, blank letters. */
export function trimUnseen(text: string): string {
  const rest = text.replaceAll(UNSEEN_ENDS, '')
  return SELECTORS_ALONE.test(rest) ? '' : rest
}

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

/** One line that a person typed: NFC, without what no one sees at its ends, without control or direction-changing characters. */
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
      z.refine(isCleanText, 'text_not_clean'),
      z.overwrite(trimUnseen),
      z.minLength(min, tooShort),
      z.maxLength(max, 'text_too_long'),
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
      z.refine(isCleanLines, 'text_not_clean'),
      z.overwrite(trimUnseen),
      z.minLength(min, tooShort),
      z.maxLength(max, 'text_too_long'),
    )

/** Why a person of the staff does something; the audit trail keeps it. */
export const reasonText = /* @__PURE__ */ cleanLines({
  max: 500,
  min: 3,
  tooShort: 'reason_needed',
})

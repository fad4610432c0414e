import type { ReactNode } from 'react'
import type { BulkAnswer } from '#shared/wire/bulk.ts'

/** The one text that an act asks for, such as its reason. */
export interface BulkText {
  label: string
  hint?: string
  min: number
  max: number
  /** One line, left to right: a code or a reference. */
  isCode?: boolean
}

interface Act<Row> {
  /** Verb and noun, "Suspend users". */
  label: string
  /** Whether it applies to a row; the others stay as they are. */
  fits: (row: Row) => boolean
}

/** An act that asks for one text at most. */
export interface AskedAct<Row> extends Act<Row> {
  /** What follows from it. */
  lead: string
  text?: BulkText
  /** What is to change, such as the sum to transfer. */
  renderFacts?: (rows: readonly Row[]) => ReactNode
  run: (input: { ids: number[]; text: string }) => Promise<BulkAnswer>
  onDone: () => Promise<unknown>
}

export interface AskedFor<Row> {
  /** Those to which the act applies. */
  rows: readonly Row[]
  /** How many others were chosen. */
  left: number
  onDone: (answer: BulkAnswer) => void
  onClose: () => void
}

/** An act that asks for more, in a dialog of its own. */
interface ActWithDialog<Row> extends Act<Row> {
  renderDialog: (asked: AskedFor<Row>) => ReactNode
}

/** Something that can be done to several records at once. */
export type BulkAct<Row> = AskedAct<Row> | ActWithDialog<Row>

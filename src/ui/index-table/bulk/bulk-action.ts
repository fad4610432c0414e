import type { ReactNode } from 'react'
import type { BulkResult } from '#shared/wire/bulk.ts'

/** The one text that an act asks for, such as its reason. */
export interface BulkText {
  label: string
  hint?: string
  min: number
  max: number
  /** One line, left to right: a code or a reference. */
  isCode?: boolean
}

interface Action<Row> {
  /** Verb and noun, "Suspend users". */
  label: string
  /** Whether it applies to a row; the others stay as they are. */
  fits: (row: Row) => boolean
}

/** An action that asks for one text at most. */
export interface AskedAction<Row> extends Action<Row> {
  /** What follows from it. */
  lead: string
  text?: BulkText
  /** What is to change, such as the sum to transfer. */
  renderFacts?: (rows: readonly Row[]) => ReactNode
  run: (input: { ids: number[]; text: string }) => Promise<BulkResult>
  onDone: () => Promise<unknown>
}

export interface AskedFor<Row> {
  /** Those to which the action applies. */
  rows: readonly Row[]
  /** How many others were chosen. */
  left: number
  onDone: (answer: BulkResult) => void
  onClose: () => void
}

/** An action that asks for more, in a dialog of its own. */
interface ActionWithDialog<Row> extends Action<Row> {
  renderDialog: (asked: AskedFor<Row>) => ReactNode
}

/** Something that can be done to several records at once. */
export type BulkAction<Row> = AskedAction<Row> | ActionWithDialog<Row>

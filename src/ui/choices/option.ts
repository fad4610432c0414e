import type { ReactNode } from 'react'

/** One of several things to choose from. */
export interface Option<Value extends string = string> {
  value: Value
  label: string
  /** A line below the label. */
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export interface DisclosureProps {
  title: string
  children: ReactNode
  isOpen?: boolean
  /** Panels with the same group close each other, as in a list of questions. */
  group?: string
}

/** A question and its answer. Plain `<details>`, so it opens before any script has loaded. */
export function Disclosure({ title, children, isOpen, group }: DisclosureProps) {
  return (
    <details open={isOpen} name={group} className="group border-b-line border-hairline py-1.5">
      <summary className="flex min-h-15 items-center justify-between gap-5 rounded-field">
        <h3 className="text-xl font-strong">{title}</h3>
        <Plus className="group-open:hidden" />
        <Minus className="hidden group-open:block" />
      </summary>
      <div className="max-w-prose pe-6 pb-5.5 text-muted md:pe-15">{children}</div>
    </details>
  )
}

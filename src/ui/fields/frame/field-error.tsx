import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export function FieldError(props: { id?: string; children: ReactNode }) {
  return (
    <p id={props.id} className="flex items-start gap-2 text-note font-strong text-bad">
      <CircleAlert className="mt-0.5" />
      <span>{props.children}</span>
    </p>
  )
}

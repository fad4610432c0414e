import type { ReactNode } from 'react'

export function PageHead(props: { title: ReactNode; lead: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h1 className="text-4xl">{props.title}</h1>
      <p className="text-muted">{props.lead}</p>
    </div>
  )
}

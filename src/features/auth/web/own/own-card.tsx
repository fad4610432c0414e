import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'

export function OwnCard(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card className="grid gap-5 p-5 md:p-7">
      <div className="grid gap-1">
        <h2 className="text-xl">{props.title}</h2>
        <p className="text-note text-muted">{props.lead}</p>
      </div>
      {props.children}
    </Card>
  )
}

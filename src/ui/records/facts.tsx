import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  children: ReactNode
}

/** A part of a record's page under its own heading. */
export function RecordSection({ title, children }: SectionProps) {
  return (
    <section className="grid content-start gap-3 rounded-card border-line border-hairline bg-card p-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** Names and values, one under the other. */
export function RecordFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="num grid gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

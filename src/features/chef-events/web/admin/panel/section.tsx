import type { ReactNode } from 'react'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

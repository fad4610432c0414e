import type { ReactNode } from 'react'

/** A question of the form, with what belongs to it. */
export function Part(props: { title: string; hint?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 border-b-line border-hairline pb-8 last:border-0 last:pb-0">
      <div>
        <h3 className="text-2xl">{props.title}</h3>
        {props.hint && <p className="mt-0.5 text-muted">{props.hint}</p>}
      </div>
      {props.children}
    </section>
  )
}

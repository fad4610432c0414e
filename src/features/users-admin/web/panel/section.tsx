import type { ReactNode } from 'react'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from '../admin-texts.ts'

export function Section(props: { title: string; isEmpty?: boolean; children: ReactNode }) {
  const { panel } = useTexts(adminTexts)
  return (
    <section aria-label={props.title} className="grid gap-2">
      <h3 className="text-lg">{props.title}</h3>
      {props.isEmpty ? (
        <p className="text-note text-muted">{panel.none}</p>
      ) : (
        <ul className="num grid gap-2 text-note">{props.children}</ul>
      )}
    </section>
  )
}

/** A name and a value a line. */
export const Line = (props: { start: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap justify-between gap-x-6">
    <span>{props.start}</span>
    <span className="text-end">{props.children}</span>
  </li>
)

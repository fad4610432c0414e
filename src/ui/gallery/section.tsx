import type { ReactNode } from 'react'
import { textsIn } from '#shared/language.ts'
import { useLanguage } from '../language.tsx'
import { sample } from './sample.ts'

export const useSample = () => textsIn(sample, useLanguage())

export function Section(props: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t-line border-hairline py-8">
      <h2 className="text-3xl">{props.title}</h2>
      {props.children}
    </section>
  )
}

export function Row(props: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-3">{props.children}</div>
}

export function Columns(props: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-6 gap-y-7">
      {props.children}
    </div>
  )
}

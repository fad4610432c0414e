import { Focus, ImageOff, Lock, MessageCircle, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ApplicationType } from '../../rules.ts'
import { applyTexts } from './texts.ts'

/** What makes a photo pass, and who will see it. */
export function Aside({ type }: { type: ApplicationType }) {
  const { aside, choice } = useTexts(applyTexts)
  const other = type === 'individual' ? 'business' : 'individual'
  return (
    <aside className="overflow-hidden rounded-card bg-subtle lg:sticky lg:top-6">
      <Cloth colour="pistachio" corner="none" clothEdge="subtle" className="min-h-28 px-5.5 py-5">
        <h2 className="relative z-10 max-w-[55%] text-xl">{aside.title}</h2>
        <Plate
          slug="fattoush"
          version={PLATES_VERSION}
          size={118}
          alt=""
          className="absolute end-3 top-4 w-30"
        />
      </Cloth>
      <div className="grid gap-4 p-5.5">
        <ul className="grid gap-3.5">
          <Tip icon={<Sun />}>{aside.light}</Tip>
          <Tip icon={<Focus />}>{aside.corners}</Tip>
          <Tip icon={<ImageOff />}>{aside.filters}</Tip>
        </ul>
        <h3 className="text-lg">{aside.who}</h3>
        <ul className="grid gap-3.5">
          <Tip icon={<Lock />}>{aside.team}</Tip>
          <Tip icon={<MessageCircle />}>{aside.answer}</Tip>
        </ul>
        <a href={`/join-as-chef/${other}`} className="flex min-h-11 items-center font-strong">
          {choice[other].action}
        </a>
      </div>
    </aside>
  )
}

function Tip(props: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-3 [&>.lucide]:mt-1 [&>.lucide]:text-info">
      {props.icon}
      <span>{props.children}</span>
    </li>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'

/** A grey piece in the shape of what comes; give it its size by `className`. */
export function Skeleton(props: { className?: string }) {
  return <span className={cx('block rounded-[10px] bg-sunk', props.className)} />
}

/** Says what loads, and shows the pieces only when loading takes longer than 150 ms. */
export function SkeletonGroup(props: { label?: string; className?: string; children: ReactNode }) {
  const words = useWords()
  return (
    <div className={props.className}>
      <output className="sr-only">{props.label ?? words.loading}</output>
      <div aria-hidden="true" className="appear-late grid gap-4.5">
        {props.children}
      </div>
    </div>
  )
}

/** A dish to come: cloth with a plate, two lines, an action. */
export function DishSkeleton() {
  return (
    <div className="grid grid-cols-[7rem_1fr_3rem] items-center gap-4">
      <span className="grid size-28 place-items-center rounded-[20px] bg-sunk">
        <span className="size-18.5 rounded-full bg-bg opacity-70" />
      </span>
      <span className="grid gap-2.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </span>
      <Skeleton className="size-12 rounded-full" />
    </div>
  )
}

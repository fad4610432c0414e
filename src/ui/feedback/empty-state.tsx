import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { EmptyPlate } from '../food/empty-plate.tsx'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** The one thing to do next; a filtered list offers to clear its filters. */
  action?: ReactNode
  /** `cream` is an error of ours, `star` is nothing here yet. */
  plate?: 'star' | 'cream'
  headingLevel?: 1 | 2 | 3
  className?: string
}

export function EmptyState(props: EmptyStateProps) {
  const Heading = `h${props.headingLevel ?? 2}` as const
  const isPart = props.headingLevel === 3
  return (
    <div className={cx('grid justify-items-center text-center', props.className)}>
      <EmptyPlate
        rim={props.plate ?? 'star'}
        className={cx(isPart ? 'size-36' : 'size-47.5', 'text-plate-tint')}
      />
      <Heading className={cx('mt-3.5', isPart ? 'text-xl' : 'text-2xl')}>{props.title}</Heading>
      {props.children && <div className="mt-1.5 max-w-[24em] text-muted">{props.children}</div>}
      {props.action && (
        <div className="mt-5 flex flex-wrap items-center justify-center gap-3">{props.action}</div>
      )}
    </div>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `quiet` lies on the subtle ground without a border, `open` carries the step in work. */
  look?: 'usual' | 'quiet' | 'open'
}

const LOOKS = {
  usual: 'border-line border-hairline bg-card',
  quiet: 'bg-subtle',
  open: 'border-2 border-ink bg-card',
}

export function Card({ look = 'usual', className, ...rest }: CardProps) {
  return <div {...rest} className={cx('rounded-card', LOOKS[look], className)} />
}

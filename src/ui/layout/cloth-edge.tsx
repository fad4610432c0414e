import { cx } from '../cx.ts'

/** The woven edge of a cloth, in the current text colour. */
export function ClothEdge(props: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('mark mask-hem h-3.5 bg-current', props.className)} />
  )
}

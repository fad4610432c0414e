import { cx } from '../cx.ts'

/** The eight-point mark of the plate rim: ratings, lists, counters. As tall as the text, in its colour. */
export function Star(props: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'mark mask-star inline-block size-[0.9em] flex-none bg-current align-[-0.06em]',
        props.className,
      )}
    />
  )
}

/** A number in a star, for explanations in steps. */
export function StarNumber(props: { children: number }) {
  return (
    <span className="display num relative isolate grid size-11 flex-none place-items-center text-lg leading-none font-bold text-on-star">
      <span aria-hidden="true" className="mask-star absolute inset-0 -z-10 bg-star-fill" />
      {props.children}
    </span>
  )
}

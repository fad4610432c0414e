import { formatDirhams, toFils } from '#shared/money.ts'
import { cx } from '../cx.ts'
import { useLanguage } from '../language.tsx'

type Amount = { fils: number; dirhams?: never } | { dirhams: number; fils?: never }

export type PriceProps = Amount & {
  /** The end of a range, in the same unit: `240–310`. */
  to?: number
  /** Bills show both decimals; elsewhere whole amounts go without. */
  decimals?: 'auto' | 'always'
  /** Before the sign, such as the plus of an extra. */
  prefix?: '+' | '−'
  className?: string
}

/**
 * An amount with the dirham sign on its left in both languages. Screen readers and copied text get
 * "AED" in place of the sign, which only our own font can draw.
 */
export function Price(props: PriceProps) {
  const language = useLanguage()
  const { decimals = 'auto' } = props
  const isFils = props.fils !== undefined
  const show = (amount: number) =>
    formatDirhams(isFils ? amount : toFils(amount), language, { decimals })
  return (
    <bdi dir="ltr" className={cx('num relative inline-block whitespace-nowrap', props.className)}>
      {props.prefix && <span>{props.prefix}</span>}
      <span aria-hidden="true" className="me-[0.2em] text-[0.84em] select-none">
        {'\u20c3'}
      </span>
      <span className="sr-only">AED{'\u00a0'}</span>
      <span>
        {show(isFils ? props.fils : props.dirhams) +
          (props.to === undefined ? '' : `–${show(props.to)}`)}
      </span>
    </bdi>
  )
}

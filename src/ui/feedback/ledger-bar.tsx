import { cx } from '../cx.ts'

const TONES = {
  delivered: 'bg-ok',
  planned: 'bg-ledger-planned',
  returned: 'bg-ledger-returned',
}

export interface LedgerPart {
  label: string
  count: number
  tone: keyof typeof TONES
}

/** What was bought and where it went; the figures add up to the whole. */
export function LedgerBar(props: { parts: LedgerPart[]; className?: string }) {
  return (
    <div className={props.className}>
      <div aria-hidden="true" className="flex h-5.5 gap-0.5 overflow-hidden rounded-[8px]">
        {props.parts.map(({ label, count, tone }) => (
          <span
            key={label}
            className={cx('forced-color-adjust-none', TONES[tone])}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-x-3 gap-y-2">
        {props.parts.map(({ label, count, tone }) => (
          <div key={label} className="flex flex-col">
            <dt className="flex items-baseline gap-2 text-sm text-muted">
              <span
                className={cx(
                  'size-2.5 flex-none rounded-[3px] forced-color-adjust-none',
                  TONES[tone],
                )}
              />
              {label}
            </dt>
            <dd className="display num mt-auto text-[1.375rem]">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

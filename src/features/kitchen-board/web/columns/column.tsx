import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { formatClock } from '#shared/dates.ts'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Ticket } from '../queries.ts'

export interface ColumnProps {
  id: string
  title: string
  tickets: readonly Ticket[]
  /** What concerns several of its tickets, above them. */
  action?: ReactNode
  children: (ticket: Ticket) => ReactNode
  className?: string
}

/** One state of the board. What does not fit is counted below, and comes by scrolling. */
export function Column({ id, title, tickets, action, children, className }: ColumnProps) {
  const { columns: words } = useTexts(boardTexts)
  const list = useRef<HTMLUListElement>(null)
  const hidden = useHiddenBelow(list, tickets)
  useKeptFocus(list, tickets)
  const below = tickets.slice(tickets.length - hidden)
  const [first, last] = [below[0], below.at(-1)]
  return (
    <section
      aria-labelledby={id}
      className={`flex min-h-0 flex-col overflow-hidden rounded-[22px] bg-card p-3 ${className ?? ''}`}
    >
      <h2
        id={id}
        tabIndex={-1}
        className="flex min-h-11 items-center justify-between gap-x-2 px-1.5 pt-0.5 pb-2.5 text-lg outline-none max-md:sr-only"
      >
        {title}
        <b
          className={cx(
            'num grid size-8.5 place-items-center rounded-full bg-hairline font-display text-md leading-none font-bold',
            tickets.length === 0 && 'sr-only',
          )}
        >
          <span className="sr-only">{words.count(tickets.length)}</span>
          <span aria-hidden="true">{tickets.length}</span>
        </b>
      </h2>
      {action}
      <ul
        ref={list}
        aria-labelledby={id}
        className="relative grid min-h-0 flex-1 grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))] content-start items-start gap-2.5 rounded-day pb-1 outline-offset-[-3px] [scrollbar-width:none] md:overflow-y-auto"
      >
        {tickets.map((ticket) => (
          <li key={ticket.id}>{children(ticket)}</li>
        ))}
        {tickets.length === 0 && <li className="py-6 text-center text-muted">{words.none}</li>}
      </ul>
      {hidden > 0 && first && last && (
        <p className="num pt-2.5 text-center text-note text-balance text-muted">
          {first.status === 'out' || first.status === 'ready'
            ? words.moreBelow(hidden)
            : words.more(
                hidden,
                formatClock(new Date(first.dueAt)),
                formatClock(new Date(last.dueAt)),
              )}
        </p>
      )}
    </section>
  )
}

/** A ticket that moves on takes its button along: the next one of the column has the focus then. */
function useKeptFocus(
  list: { readonly current: HTMLUListElement | null },
  tickets: readonly Ticket[],
): void {
  const focused = useRef<{ id: number; place: number } | undefined>(undefined)
  const note = useEffectEvent(({ target }: FocusEvent) => {
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => row.contains(target as Node))
    const ticket = tickets[place]
    focused.current = ticket && { id: ticket.id, place }
  })
  useEffect(() => {
    const noteFocus = (event: FocusEvent) => note(event)
    addEventListener('focusin', noteFocus)
    return () => removeEventListener('focusin', noteFocus)
  }, [])
  useEffect(() => {
    const before = focused.current
    if (!before || tickets.some(({ id }) => id === before.id)) return
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll('article') ?? [])]
    const next = rows[Math.min(before.place, rows.length - 1)] ?? list.current?.parentElement
    const stops = next?.querySelectorAll<HTMLElement>('button, a[href], h2')
    stops?.item(stops.length - 1)?.focus()
  }, [list, tickets])
}

/** How many tickets at the end begin below the visible part of their list. */
function useHiddenBelow(
  list: { readonly current: HTMLUListElement | null },
  tickets: readonly Ticket[],
): number {
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const count = () => {
      const end = element.getBoundingClientRect().bottom
      const rows = [...element.children].slice(0, tickets.length)
      setHidden(rows.filter((row) => row.getBoundingClientRect().top > end - 24).length)
    }
    count()
    const sizes = new ResizeObserver(count)
    sizes.observe(element)
    element.addEventListener('scroll', count, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', count)
    }
  }, [list, tickets])
  return hidden
}

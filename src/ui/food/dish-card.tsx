import { Check, Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { Cloth, type ClothColour } from '../layout/cloth.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { Plate } from './plate.tsx'

export interface DishCardProps {
  name: string
  description?: string
  /** Short facts on one line: energy, protein. */
  facts?: ReactNode
  chips?: ReactNode
  plate: { slug: string; version: string | number }
  cloth: ClothColour
  /** On the tray already. */
  isPicked?: boolean
  /** Over the cloth's corner, on wide screens: what is already said in the words. */
  badge?: ReactNode
  /** Sentences below the facts: a warning, why it cannot be had. */
  notes?: ReactNode
  /** The words for a dish that is gone; its plate is then empty. */
  soldOut?: string | undefined
  action?: {
    /** "Add" or "Remove"; the dish's name is added for screen readers. */
    label: string
    onPress: () => void
    isPending?: boolean
    /** Stays reachable by keyboard; `notes` say why, or the element of `reasonId`. */
    isDisabled?: boolean
    reasonId?: string | undefined
  }
  /** Wraps the name in a link to the dish. */
  href?: string
  /** Makes the name, and with it the plate, a button that shows the dish. */
  onOpen?: (() => void) | undefined
  headingLevel?: 2 | 3 | 4
  /** Above the fold: the plate loads at once. */
  isUrgent?: boolean
  className?: string
}

/** A dish to choose: a card on a wide screen, a row on a phone. */
export function DishCard(props: DishCardProps) {
  const { name, isPicked = false, soldOut, action } = props
  const Heading = `h${props.headingLevel ?? 3}` as const
  const noteId = useId()
  return (
    <article
      className={cx(
        'relative grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-x-4 max-md:border-b-line max-md:border-hairline max-md:py-3.5 md:grid-rows-[auto_auto_1fr_auto]',
        props.className,
      )}
    >
      {props.badge && (
        <span className="absolute start-3 top-3 z-1 grid gap-1 max-md:hidden">{props.badge}</span>
      )}
      <Cloth
        colour={props.cloth}
        className={cx(
          'grid place-items-center self-start max-md:row-span-5 max-md:rounded-[20px] max-md:p-1 md:px-6.5 md:py-3.5',
          isPicked && 'inset-ring-3 inset-ring-picked',
        )}
      >
        {soldOut ? (
          <EmptyPlate className="w-full text-plate-tint" />
        ) : (
          <Plate
            {...props.plate}
            size={240}
            alt=""
            isUrgent={props.isUrgent ?? false}
            className="land h-auto w-full"
          />
        )}
      </Cloth>
      <Heading className="text-lg md:mt-3 md:text-[1.1875rem]">
        <Name {...props} />
      </Heading>
      <div className="max-md:pe-14">
        {props.description && (
          <p className="text-sm text-muted md:text-note">{props.description}</p>
        )}
        <div className="num mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
          {props.facts}
          {props.chips}
        </div>
        {props.notes && (
          <div id={noteId} className="mt-1.5 grid gap-1">
            {props.notes}
          </div>
        )}
        {soldOut && <p className="mt-1.5 text-sm font-strong text-warn">{soldOut}</p>}
      </div>
      {action && !soldOut && (
        <Button
          variant={isPicked ? 'primary' : 'line'}
          size="sm"
          isBlock
          isPending={action.isPending ?? false}
          isDisabled={action.isDisabled ?? false}
          onClick={action.onPress}
          aria-label={`${action.label}: ${name}`}
          aria-describedby={action.reasonId ?? (props.notes ? noteId : undefined)}
          className="relative z-1 max-md:absolute max-md:end-0 max-md:bottom-4 max-md:size-12 max-md:rounded-full max-md:p-0 md:mt-3"
        >
          {isPicked ? <Check /> : <Plus />}
          <span className="max-md:sr-only">{action.label}</span>
        </Button>
      )}
    </article>
  )
}

function Name({ name, href, onOpen }: Pick<DishCardProps, 'name' | 'href' | 'onOpen'>) {
  if (href) {
    return (
      <a href={href} className="no-underline hover:underline">
        {name}
      </a>
    )
  }
  if (!onOpen) return name
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="min-h-6 text-start after:absolute after:inset-0 after:rounded-card hover:underline"
    >
      {name}
    </button>
  )
}

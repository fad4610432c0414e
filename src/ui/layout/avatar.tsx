import { cx } from '../cx.ts'
import { CLOTHS, type ClothColour } from './cloth.tsx'

const COLOURS: ClothColour[] = ['lilac', 'pistachio', 'gulf', 'apricot', 'blush']

/** Up to two initials of a name, in either script. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word.replace(/^ال(?=..)/, '')][0] ?? '')
    .filter((_, position, all) => position === 0 || position === all.length - 1)
    .join('\u200c')
    .toUpperCase()

/** A person by initials, on a cloth that stays the same for the name. */
export function Avatar(props: { name: string; className?: string }) {
  const sum = [...props.name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const colour = COLOURS[sum % COLOURS.length] ?? 'lilac'
  return (
    <span
      role="img"
      aria-label={props.name}
      className={cx(
        'display grid size-11 flex-none place-items-center rounded-full text-md leading-none tracking-normal',
        CLOTHS[colour],
        props.className,
      )}
    >
      {initialsOf(props.name)}
    </span>
  )
}

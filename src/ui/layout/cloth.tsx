import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { ClothEdge } from './cloth-edge.tsx'

/** Saffron: Emirati, Gulf. Blush: Indian. Pistachio: Levant, vegan. Gulf: Japanese, Thai, fish. Apricot: Italian, Mexican. Lilac: breakfast, sweets, other. */
export type ClothColour = 'saffron' | 'blush' | 'pistachio' | 'gulf' | 'apricot' | 'lilac'

export const CLOTHS: Record<ClothColour | 'hero', string> = {
  saffron: 'bg-cloth-saffron text-on-cloth',
  blush: 'bg-cloth-blush text-on-cloth',
  pistachio: 'bg-cloth-pistachio text-on-cloth',
  gulf: 'bg-cloth-gulf text-on-cloth',
  apricot: 'bg-cloth-apricot text-on-cloth',
  lilac: 'bg-cloth-lilac text-on-cloth',
  hero: 'bg-hero text-on-hero',
}

export interface ClothProps extends ComponentProps<'div'> {
  colour: ClothColour | 'hero'
  /** Panels 32 px, cards 24 px, small tiles 18 px; `none` runs to the edges. */
  corner?: 'panel' | 'card' | 'tile' | 'none'
  /** Ends the cloth with its woven edge, in the colour of what lies below. Once a screen. */
  clothEdge?: 'bg' | 'card' | 'subtle'
}

const CORNERS = {
  panel: 'rounded-cloth',
  card: 'rounded-card',
  tile: 'rounded-tile',
  none: '',
}
const CLOTH_EDGES = { bg: 'text-bg', card: 'text-card', subtle: 'text-subtle' }

/** A flat colour that plates lie on. Quiet text on it is `text-on-cloth-muted`. */
export function Cloth({
  colour,
  corner = 'card',
  clothEdge,
  className,
  children,
  ...rest
}: ClothProps) {
  return (
    <div
      {...rest}
      className={cx('relative overflow-hidden', CLOTHS[colour], CORNERS[corner], className)}
    >
      {children}
      {clothEdge && (
        <ClothEdge className={cx('absolute inset-x-0 -bottom-px', CLOTH_EDGES[clothEdge])} />
      )}
    </div>
  )
}

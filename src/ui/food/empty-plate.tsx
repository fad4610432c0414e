import { useId } from 'react'
import { cx } from '../cx.ts'

export interface EmptyPlateProps {
  /** `star`: nothing here yet, not found, sold out. `cream`: a fault of ours. */
  rim?: 'star' | 'cream'
  /** The rim's star takes the text colour. */
  className?: string
}

/** A plate with nothing on it. Ceramic keeps its own colours in both themes. */
export function EmptyPlate({ rim = 'star', className }: EmptyPlateProps) {
  const id = useId()
  return (
    <svg viewBox="-120 -116 240 240" className={cx('flex-none', className)} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}shade`}>
          <stop offset=".8" stopColor="#241230" stopOpacity=".34" />
          <stop offset=".93" stopColor="#241230" stopOpacity=".1" />
          <stop offset="1" stopColor="#241230" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="3" cy="11" rx="112" ry="110" fill={`url(#${id}shade)`} />
      {rim === 'star' ? <StarPlate id={id} /> : <CreamBowl id={id} />}
    </svg>
  )
}

/** Where the sides of two crossed squares meet, as a share of their half diagonal. */
const INNER_REACH = Math.SQRT1_2 / Math.cos(Math.PI / 8)

/** The eight-point star whose two squares have the given half diagonal. */
function starPath(radius: number): string {
  const points = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8
    const reach = corner % 2 === 0 ? radius : radius * INNER_REACH
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

function StarPlate({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}edge`} x2="0.6" y2="1">
          <stop stopColor="#fffefc" />
          <stop offset="1" stopColor="#f1eaf0" />
        </linearGradient>
        <linearGradient id={`${id}lip`} x2="0.6" y2="1">
          <stop stopColor="#d9cddb" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <radialGradient id={`${id}well`} cx="0.54" cy="0.56" r="0.56">
          <stop offset="0.72" stopColor="#fffefb" />
          <stop offset="1" stopColor="#ece3ea" />
        </radialGradient>
      </defs>
      <circle r="104" fill="#ded4e1" />
      <circle r="103" fill={`url(#${id}edge)`} />
      <path d={starPath(99)} transform="rotate(22.5)" fill="currentColor" opacity=".16" />
      <path d={starPath(100)} fill="currentColor" />
      <path d={starPath(96.4)} fill="#fffdfb" opacity=".72" />
      <path
        d="M87.8 36.4h0M36.4 87.8h0M-36.4 87.8h0M-87.8 36.4h0M-87.8-36.4h0M-36.4-87.8h0M36.4-87.8h0M87.8-36.4h0"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle r="78" fill={`url(#${id}lip)`} />
      <circle r="76.5" fill={`url(#${id}well)`} />
    </>
  )
}

function CreamBowl({ id }: { id: string }) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}edge`} x2="0.6" y2="1">
          <stop stopColor="#fffaf0" />
          <stop offset="1" stopColor="#dccfb8" />
        </linearGradient>
        <linearGradient id={`${id}lip`} x2="0.6" y2="1">
          <stop stopColor="#dccfb8" />
          <stop offset="1" stopColor="#fffaf0" />
        </linearGradient>
        <radialGradient id={`${id}well`} cx="0.5" cy="0.62" r="0.62">
          <stop offset="0.5" stopColor="#f1e8d6" />
          <stop offset="1" stopColor="#dccfb8" />
        </radialGradient>
        <radialGradient id={`${id}wall`} cx=".53" cy=".57" r=".53">
          <stop offset=".84" stopColor="#1a0a05" stopOpacity="0" />
          <stop offset="1" stopColor="#1a0a05" stopOpacity=".55" />
        </radialGradient>
      </defs>
      <circle r="102" fill={`url(#${id}edge)`} />
      <circle r="99.5" fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth="1.4" />
      <circle r="88.5" fill={`url(#${id}lip)`} />
      <circle r="86.5" fill={`url(#${id}well)`} />
      <circle r="86.5" fill={`url(#${id}wall)`} />
    </>
  )
}

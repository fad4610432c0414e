import { encodeQR } from 'qr'
import { cx } from '../cx.ts'

const MARGIN = 2

/** The dark modules as one path, because a page of labels has many of them. */
function pathOf(grid: boolean[][]): string {
  return grid
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
}

/** A code that a phone reads, always dark on white. */
export function QrCode(props: { text: string; label: string; className?: string }) {
  const grid = encodeQR(props.text, 'raw', { ecc: 'medium', border: MARGIN })
  return (
    <svg
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
      className={cx('bg-[#fff] text-[#000]', props.className)}
    >
      <path d={pathOf(grid)} fill="currentColor" />
    </svg>
  )
}

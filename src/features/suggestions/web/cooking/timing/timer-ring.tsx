const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS

/** What is left of a timer as a ring round the eight-point star. */
export function TimerRing(props: { share: number; className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className={props.className}>
      <circle r={RADIUS} fill="none" strokeWidth="9" className="stroke-hairline" />
      {props.share > 0 && (
        <circle
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${props.share * AROUND} ${AROUND}`}
          transform="rotate(-90)"
          className="stroke-stage-now"
        />
      )}
      <g className="fill-picked">
        <path d="M-13-13h26v26h-26z" />
        <path d="M-13-13h26v26h-26z" transform="rotate(45)" />
      </g>
    </svg>
  )
}

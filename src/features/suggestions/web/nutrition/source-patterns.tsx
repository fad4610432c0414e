import type { Source } from './sources.ts'

/** Full for delivered, striped for cooked, dotted for what is only accepted. */
export const fillOf = (prefix: string, source: Source): string => `url(#${prefix}-${source})`

export function SourcePatterns({ prefix }: { prefix: string }) {
  const usual = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <pattern id={`${prefix}-delivered`} {...usual}>
          <rect width="8" height="8" className="fill-ok" />
        </pattern>
        <pattern id={`${prefix}-cooked`} {...usual} patternTransform="rotate(45)">
          <rect width="8" height="8" className="fill-info" />
          <rect width="3" height="8" className="fill-card" />
        </pattern>
        <pattern id={`${prefix}-accepted`} {...usual}>
          <rect width="8" height="8" className="fill-card" />
          <circle cx="4" cy="4" r="2" className="fill-accent-text" />
        </pattern>
      </defs>
    </svg>
  )
}

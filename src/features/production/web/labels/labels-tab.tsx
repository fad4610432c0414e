import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#shared/dates.ts'
import { Segmented } from '#ui/choices/segmented.tsx'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { labelsQuery } from '../queries.ts'
import { PaperState } from '../sheet/paper-state.tsx'
import { texts } from '../texts.ts'
import { LabelCard } from './label-card.tsx'

type Paper = 'sheet' | 'roll'

/** A label for every portion, on A4 or on the roll of a label printer. */
export function LabelsTab({ day }: { day: Day }) {
  const { labels: words } = useTexts(texts)
  const { data, error, isFetching, refetch } = useQuery(labelsQuery(day, useLanguage()))
  const [paper, setPaper] = useState<Paper>('sheet')
  if (!data) {
    return (
      <PaperState
        hasFailed={error !== null}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const isRoll = paper === 'roll'
  return (
    <div className="grid grid-cols-1 gap-5 print:block">
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <Segmented
          label={words.paper}
          value={paper}
          onChange={setPaper}
          options={[
            { value: 'sheet', label: words.sheet },
            { value: 'roll', label: words.roll },
          ]}
        />
        <p className="text-muted num">{words.count(data.labels.length)}</p>
      </div>
      <div
        className={cx(
          'flex flex-wrap gap-4 max-sm:[zoom:0.84] print:[zoom:1]',
          isRoll ? 'print:block' : 'label-sheet print:gap-0',
        )}
      >
        {data.labels.map((label) => (
          <LabelCard key={`${label.ticketId}-${label.box}`} label={label} isRoll={isRoll} />
        ))}
      </div>
    </div>
  )
}

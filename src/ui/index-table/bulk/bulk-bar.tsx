import { Suspense, useState } from 'react'
import { BULK_MAX, type BulkResult } from '#shared/wire/bulk.ts'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { Button } from '../../actions/button.tsx'
import { toast } from '../../feedback/toast.ts'
import { useTexts } from '../../texts.ts'
import { indexTexts } from '../texts.ts'
import type { AskedFor, BulkAction } from './bulk-action.ts'
import { BulkOutcome } from './bulk-outcome.tsx'

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog)

interface BulkBarProps<Row> {
  actions: readonly BulkAction<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number
  nameOf: (row: Row) => string
  chosen: ReadonlySet<number>
  onChosen: (next: ReadonlySet<number>) => void
}

/** What can be done to the chosen rows, and how it went for each of them. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { actions, rows, keyOf, chosen, onChosen } = props
  const { bulk } = useTexts(indexTexts)
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const [refused, setRefused] = useState<BulkResult & { names: ReadonlyMap<number, string> }>()
  const picked = rows.filter((row) => chosen.has(keyOf(row)))
  const fitting = asked ? picked.filter(asked.fits) : []
  const finish = (answer: BulkResult) => {
    setAsked(undefined)
    onChosen(new Set(answer.refused.map(({ id }) => id)))
    if (answer.refused.length === 0) {
      setRefused(undefined)
      toast({ title: bulk.done(answer.done.length), variant: 'success' })
      return
    }
    const names = new Map(picked.map((row) => [keyOf(row), props.nameOf(row)]))
    setRefused({ ...answer, names })
  }
  const askedFor = {
    rows: fitting,
    left: picked.length - fitting.length,
    onDone: finish,
    onClose: () => setAsked(undefined),
  }
  return (
    <>
      {refused && <BulkOutcome {...refused} onClose={() => setRefused(undefined)} />}
      {picked.length > 0 && (
        <section
          aria-label={bulk.title}
          className="sticky top-3 z-20 flex flex-wrap items-center gap-3 rounded-card border-line border-ink bg-card px-4 py-3"
        >
          <output className="num me-auto font-strong">{bulk.chosen(picked.length)}</output>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="sm"
              variant="line"
              disabledReason={reasonAgainst(action, picked, bulk)}
              onClick={() => setAsked(action)}
            >
              {action.label}
            </Button>
          ))}
          <Button size="sm" variant="plain" onClick={() => onChosen(new Set())}>
            {bulk.release}
          </Button>
        </section>
      )}
      {asked && (
        <Suspense>
          <AskedDialog action={asked} keyOf={keyOf} asked={askedFor} />
        </Suspense>
      )}
    </>
  )
}

interface AskedDialogProps<Row> {
  action: BulkAction<Row>
  keyOf: (row: Row) => number
  asked: AskedFor<Row>
}

function AskedDialog<Row>({ action, keyOf, asked }: AskedDialogProps<Row>) {
  if ('renderDialog' in action) return action.renderDialog(asked)
  const { rows, ...answers } = asked
  return (
    <BulkDialog
      action={action}
      ids={rows.map(keyOf)}
      facts={action.renderFacts?.(rows)}
      {...answers}
    />
  )
}

function reasonAgainst<Row>(
  action: BulkAction<Row>,
  picked: readonly Row[],
  words: { unfit: string; tooMany: (most: number) => string },
): string | undefined {
  const fitting = picked.filter(action.fits).length
  if (fitting > BULK_MAX) return words.tooMany(BULK_MAX)
  return fitting === 0 ? words.unfit : undefined
}

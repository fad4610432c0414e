import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, formatDay, type Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { Tabs } from '#ui/navigation/tabs.tsx'
import { useTexts } from '#ui/texts.ts'
import { AmendmentsTab } from './amendments/amendments-tab.tsx'
import { DryRun } from './dry-run/dry-run.tsx'
import { LabelsTab } from './labels/labels-tab.tsx'
import './print.css'
import { sheetQuery, useRefreshDay, type Sheet } from './queries.ts'
import { IngredientsTab } from './sheet/ingredients-tab.tsx'
import { RouteTab } from './sheet/route-tab.tsx'
import { SHEET_TABS, type SheetTab } from './sheet-tabs.ts'
import { SheetTab as SheetPanel } from './sheet/sheet-tab.tsx'
import { texts } from './texts.ts'
import { sayWhen } from './words.ts'

export interface SheetPageProps {
  day: Day
  tab: SheetTab
  onTab: (tab: SheetTab) => void
}

/** The papers of a kitchen's day: on the screen, and on paper by the browser's own printing. */
export function SheetPage({ day, tab, onTab }: SheetPageProps) {
  const { page } = useTexts(texts)
  const language = useLanguage()
  const { data: sheet, error, isFetching, refetch } = useQuery(sheetQuery(day, language))
  const refresh = useRefreshDay(day)
  const reload = () => void refresh()
  const events = { 'sheet-frozen': reload, 'sheet-amended': reload, 'ticket-changed': reload }
  useLiveEvents('/api/kitchen/events', events, reload)
  return (
    <div className="page grid w-full grid-cols-1 content-start gap-5 py-6 print:max-w-none print:gap-3 print:p-0">
      <SheetHead day={day} sheet={sheet} isPrinted={tab !== 'labels'} />
      {sheet ? (
        <SheetBody sheet={sheet} tab={tab} onTab={onTab} />
      ) : error ? (
        <ErrorState title={page.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {page.failedLead}
        </ErrorState>
      ) : (
        <SheetSkeleton />
      )}
    </div>
  )
}

interface SheetHeadProps {
  day: Day
  sheet: Sheet | undefined
  /** Labels are cut apart: nothing else may stand on their paper. */
  isPrinted: boolean
}

function SheetHead({ day, sheet, isPrinted }: SheetHeadProps) {
  const { page } = useTexts(texts)
  const language = useLanguage()
  const isFrozen = typeof sheet?.frozenAt === 'string'
  return (
    <header
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
        !isPrinted && 'print:hidden',
      )}
    >
      <div className="grid gap-1.5">
        <h1 className="text-4xl print:text-2xl">
          {sheet && !isFrozen ? page.dryTitle : page.title}
        </h1>
        <p className="text-lg print:text-md">
          {sheet && <span className="hidden print:inline">{sheet.kitchen[language]} · </span>}
          {formatDay(day, language)}
        </p>
        {sheet && isFrozen && (
          <p className="flex flex-wrap gap-2">
            <Chip tone="ok">{page.frozen(sayWhen(sheet.frozenAt ?? '', language))}</Chip>
            <Chip>{page.version(sheet.version)}</Chip>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <DayLink day={addDays(day, -1)} label={page.previous}>
          <ChevronLeft className="flip" />
        </DayLink>
        <DayLink day={addDays(day, 1)} label={page.next}>
          <ChevronRight className="flip" />
        </DayLink>
        {isFrozen && (
          <Button onClick={() => print()}>
            <Printer />
            {page.print}
          </Button>
        )}
      </div>
    </header>
  )
}

function DayLink(props: { day: Day; label: string; children: ReactNode }) {
  return (
    <LinkButton
      href={`/kitchen/sheet/${props.day}`}
      variant="line"
      aria-label={props.label}
      className="min-w-12 px-0"
    >
      {props.children}
    </LinkButton>
  )
}

function SheetBody({ sheet, tab, onTab }: Omit<SheetPageProps, 'day'> & { sheet: Sheet }) {
  const { page } = useTexts(texts)
  const language = useLanguage()
  if (sheet.frozenAt === null) {
    return (
      <div className="grid grid-cols-1 gap-5">
        <Notice tone="info">{page.notYet(sayWhen(sheet.cutoffAt, language))}</Notice>
        <DryRun day={sheet.day} isOnSheet />
      </div>
    )
  }
  if (sheet.deliveries === 0 && sheet.version === 1) {
    return (
      <EmptyState
        title={page.empty}
        className="py-8"
        action={
          <LinkButton href="/kitchen/plan" variant="line">
            {page.plan}
          </LinkButton>
        }
      >
        {page.emptyLead}
      </EmptyState>
    )
  }
  return <SheetPapers sheet={sheet} tab={tab} onTab={onTab} />
}

function SheetPapers({ sheet, tab, onTab }: Omit<SheetPageProps, 'day'> & { sheet: Sheet }) {
  const { page, tabs } = useTexts(texts)
  const content: Record<SheetTab, ReactNode> = {
    sheet: <SheetPanel sheet={sheet} />,
    ingredients: <IngredientsTab sheet={sheet} />,
    labels: <LabelsTab day={sheet.day} />,
    route: <RouteTab day={sheet.day} />,
    amendments: <AmendmentsTab day={sheet.day} />,
  }
  return (
    <div className="sheet-papers min-w-0">
      <Tabs
        label={page.tabs}
        value={tab}
        onChange={(id) => onTab(SHEET_TABS.find((one) => one === id) ?? 'sheet')}
        tabs={SHEET_TABS.map((id) => ({
          id,
          label:
            id === 'amendments' && sheet.unseenAmendments > 0 ? (
              <>
                {tabs[id]}
                <Chip tone="bad">{tabs.unseen(sheet.unseenAmendments)}</Chip>
              </>
            ) : (
              tabs[id]
            ),
          content: content[id],
        }))}
      />
    </div>
  )
}

function SheetSkeleton() {
  const { page } = useTexts(texts)
  return (
    <SkeletonGroup label={page.loading}>
      <Skeleton className="h-12 w-full max-w-140" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-72 w-full" />
    </SkeletonGroup>
  )
}

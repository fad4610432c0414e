import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderTexts } from '../order-texts.ts'
import { quoteQuery, type OrderSource } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { OrderForm } from './order-form.tsx'

interface OrderPanelProps {
  source: OrderSource
  /** Where it is a dialog of its own, that names it. */
  isBare?: boolean
}

/** What an order brings, costs and when it comes, and the way to place it. */
export function OrderPanel({ source, isBare = false }: OrderPanelProps) {
  const { panel } = useTexts(orderTexts)
  const headingId = useId()
  if (isBare) return <PanelBody source={source} hasBar={false} />
  return (
    <Card look="open" className="px-4.5 py-5">
      <section aria-labelledby={headingId} className="grid gap-3">
        <h2 id={headingId} className="text-xl">
          {panel.title}
        </h2>
        <PanelBody source={source} hasBar />
      </section>
    </Card>
  )
}

function PanelBody({ source, hasBar }: { source: OrderSource; hasBar: boolean }) {
  const { panel } = useTexts(orderTexts)
  const { page } = useTexts(texts)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery(useLanguage(), source),
    placeholderData: keepPreviousData,
  })
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'nothing_to_order') {
    return (
      <Notice tone="ok" isLive>
        {errorText(error, '')}
      </Notice>
    )
  }
  if (code === 'ai_plan_needed') {
    return (
      <Notice tone="info">
        {errorText(error, '')}
        <LinkButton href="/ai-meal-plans" size="sm" variant="line" className="mt-2.5 flex! w-fit">
          {page.toPlans}
        </LinkButton>
      </Notice>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={panel.failed}
        headingLevel={3}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error, panel.failedText)}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={panel.loading}>
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <OrderForm
      quote={data}
      isChanging={isPlaceholderData}
      hasBar={hasBar}
      onStale={() => void refetch()}
    />
  )
}

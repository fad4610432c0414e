import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { getMethodSwitches, switchMethod } from '../../admin-contract.ts'
import { tableTexts } from '../../admin-texts.ts'
import { settingsTexts } from './settings-texts.ts'

const ReasonDialog = lazyPart(
  async () => (await import('#ui/records/reason-dialog.tsx')).ReasonDialog,
)

type Method = Output<typeof getMethodSwitches>['methods'][number]

export const methodSwitchesQuery = queryOptions({
  queryKey: ['admin-settings', 'payment-methods'],
  queryFn: ({ signal }) => call(getMethodSwitches, {}, { signal }),
})

/** What an admin may change while the service runs. */
export function AdminSettingsPage() {
  const words = useTexts(settingsTexts)
  const { methods } = useTexts(tableTexts)
  const { data } = useQuery(methodSwitchesQuery)
  const [asked, setAsked] = useState<Method>()
  const { mutate, isPending } = useAction(
    (input: { method: Method['method']; isOn: boolean; reason: string }) =>
      call(switchMethod, input),
    { done: words.done, refreshes: [['admin-settings']], onDone: () => setAsked(undefined) },
  )
  const switchLabel = ({ method, isOn }: Method) =>
    isOn ? words.turnOff(methods[method]) : words.turnOn(methods[method])
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="max-w-[62ch] text-muted">{words.lead}</p>
      </div>
      <RecordSection title={words.methods}>
        <p className="text-muted">{words.methodsLead}</p>
        {!data && (
          <SkeletonGroup label={words.loading}>
            <Skeleton className="h-40 w-full" />
          </SkeletonGroup>
        )}
        <ul className="grid gap-3">
          {data?.methods.map((one) => (
            <li
              key={one.method}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t-line border-hairline pt-3"
            >
              <span className="w-28 font-strong">{methods[one.method]}</span>
              <Chip tone={one.isOn && one.isConfigured ? 'ok' : 'quiet'}>
                {one.isConfigured ? (one.isOn ? words.on : words.off) : words.missing}
              </Chip>
              {one.method === 'credit_card' && (
                <span className="text-note text-muted">{words.always}</span>
              )}
              {one.method !== 'credit_card' && one.isConfigured && (
                <Button size="sm" variant="line" className="ms-auto" onClick={() => setAsked(one)}>
                  {switchLabel(one)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </RecordSection>
      {asked && (
        <Suspense>
          <ReasonDialog
            title={switchLabel(asked)}
            lead={words.methodsLead}
            confirmLabel={switchLabel(asked)}
            isPending={isPending}
            onConfirm={(reason) => mutate({ method: asked.method, isOn: !asked.isOn, reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

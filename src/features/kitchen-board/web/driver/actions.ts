import { call } from '#shared/wire/call.ts'
import type { CodelessReason, KitchenReason } from '../../rules.ts'
import { deliverStop, failStop, markArrived } from '../../runs-contract.ts'
import type { Entry } from '../offline/outbox.ts'
import type { DriverRun, DriverStop } from '../queries.ts'

export type StopAction = { ticketId: number; version: number } & (
  | { kind: 'deliver'; code?: string; reason?: CodelessReason }
  | { kind: 'fail'; reason: KitchenReason }
  | { kind: 'knock' }
)

/** Sends one action; answers the whole run as it is then. */
export function sendStopAction(
  token: string,
  { key, at, action }: Entry<StopAction>,
): Promise<DriverRun> {
  const { ticketId, version } = action
  const stop = { token, ticketId, version, at }
  const options = { idempotencyKey: key }
  switch (action.kind) {
    case 'deliver': {
      const { code, reason } = action
      return call(
        deliverStop,
        { ...stop, ...(code && { code }), ...(reason && { reason }) },
        options,
      )
    }
    case 'fail':
      return call(failStop, { ...stop, reason: action.reason }, options)
    case 'knock':
      return call(markArrived, stop, options)
  }
}

/** The run with what was pressed here and is still on its way. */
export function withPendingStops(run: DriverRun, entries: readonly Entry<StopAction>[]): DriverRun {
  const stops = run.stops.map((stop) =>
    entries
      .filter(({ action, problem }) => action.ticketId === stop.id && problem === undefined)
      .reduce(applyEntry, stop),
  )
  return { ...run, stops }
}

function applyEntry(stop: DriverStop, { action, at }: Entry<StopAction>): DriverStop {
  if (stop.version !== action.version) return stop
  const version = stop.version + 1
  switch (action.kind) {
    case 'deliver':
      return { ...stop, version, status: 'delivered' }
    case 'fail':
      return { ...stop, version, status: 'failed', failureReason: action.reason }
    case 'knock':
      return { ...stop, version, knockedAt: at }
  }
}

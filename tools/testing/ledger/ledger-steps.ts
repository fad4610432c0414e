import { nextDayStatus, statusAt, type DayAction } from '#features/deliveries/rules.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'

export type OnDay =
  | 'miss'
  | 'money'
  | 'late-news'
  | 'skip'
  | 'unskip'
  | 'fail'
  | 'forfeit'
  | 'cook'
  | 'deliver'

const COOKING: readonly DayAction[] = ['prepare', 'send-out', 'deliver']

/** What a command does to a day; nothing where it does not apply. */
export function stepsOf({ now }: LedgerModel, day: ModelDay, name: OnDay): DayAction[] {
  if (name === 'money' || name === 'late-news') return day.madeGood === null ? [] : ['deliver']
  const action = name === 'miss' ? 'fail' : name
  const isPossible = (step: DayAction) => nextDayStatus(statusAt(day, now), step) !== undefined
  if (action !== 'cook' && action !== 'deliver') return isPossible(action) ? [action] : []
  const next = COOKING.findIndex(isPossible)
  if (next < 0) return []
  return action === 'cook' ? COOKING.slice(next, next + 1) : COOKING.slice(next)
}

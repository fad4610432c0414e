import type { ClaimKind } from '#features/claims/rules.ts'
import { statusAt } from '#features/deliveries/rules.ts'
import { decide, failStop, report } from './ledger-claims.ts'
import { hearLate, takeMoney } from './ledger-missed.ts'
import type { LedgerModel, ModelDay } from './ledger-model.ts'
import { stepsOf } from './ledger-steps.ts'

export type Turn =
  | { name: 'report'; kind: ClaimKind; isWithCode: boolean }
  | { name: 'decide'; which: number; isGranted: boolean }
  | { name: 'miss' | 'money' | 'late-news' | 'fail' | 'cook' | 'deliver' }
  | { name: 'wait'; hours: number }

export const isBegun = ({ now }: LedgerModel, day: ModelDay): boolean =>
  !['planned', 'skipped'].includes(statusAt(day, now))

/** What happens to one day, turn by turn, where it can. */
export function playStory(model: LedgerModel, day: ModelDay, turns: readonly Turn[]): void {
  for (const turn of turns) {
    if (turn.name === 'wait') {
      model.now = new Date(model.now.getTime() + turn.hours * 3_600_000)
      model.close()
    } else takeTurn(model, day, turn)
  }
}

export function takeTurn(
  model: LedgerModel,
  day: ModelDay,
  turn: Exclude<Turn, { name: 'wait' }>,
): void {
  if (turn.name === 'report') report(model, day, turn)
  else if (turn.name === 'decide') decide(model, day, turn)
  else if (turn.name === 'money') takeMoney(model, day)
  else if (turn.name === 'late-news') hearLate(model, day)
  else if (turn.name === 'cook' || turn.name === 'deliver') {
    for (const step of stepsOf(model, day, turn.name)) model.apply(day, step)
  } else if (stepsOf(model, day, 'fail').length > 0) {
    failStop(model, day, turn.name === 'miss' ? 'not_delivered' : 'damaged')
  }
}

/**
 * The seconds of each stage of the gate on two quiet cores, measured in November 2026. A stage over its
 * budget is said and fails nothing, because a busy machine is slower.
 */
export const budget = {
  static: 60,
  'unit and API': 2.9 * 60,
  real: 1.9 * 60,
  sweeps: 3.5 * 60,
  journeys: 9.6 * 60,
}

/** The long tests belong to the full run, which has no budgets. */
export type Stage = keyof typeof budget | 'long'

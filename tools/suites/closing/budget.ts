/**
 * The seconds of each stage of the gate on two quiet cores, measured in November 2026. A stage over its
 * budget is said and fails nothing, because a busy machine is slower.
 */
export const budget = {
  static: 60,
  'unit and API': 7.2 * 60,
  real: 1.8 * 60,
  sweeps: 3.7 * 60,
  journeys: 9.7 * 60,
}

/** The long tests belong to the full run, which has no budgets. */
export type Stage = keyof typeof budget | 'long'

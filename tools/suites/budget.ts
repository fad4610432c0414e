/**
 * The seconds of each stage of the gate on two quiet cores, measured in November 2026. A stage over its
 * budget is said and fails nothing, because a busy machine is slower.
 */
export const budget = {
  static: 75,
  'unit and API': 9 * 60,
  real: 6 * 60,
  long: 4 * 60,
  sweeps: 4.1 * 60,
  journeys: 11.4 * 60,
}

export type Stage = keyof typeof budget

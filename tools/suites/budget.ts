/**
 * How many seconds each stage of the gate may take on two quiet cores, as measured in November 2026. Over
 * budget is said and fails nothing: a busy machine is slower.
 */
export const budget = {
  static: 75,
  'unit and API': 9 * 60,
  real: 6 * 60,
  sweeps: 4.1 * 60,
  journeys: 11.4 * 60,
}

export type Stage = keyof typeof budget

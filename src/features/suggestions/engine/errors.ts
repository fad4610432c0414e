export type EngineErrorCode =
  | 'days_out_of_range'
  | 'people_out_of_range'
  | 'no_meal_time'
  | 'target_too_low'
  | 'number_out_of_range'
  | 'unknown_dish'
  | 'unknown_ingredient'
  | 'repeated_id'
  | 'slot_not_planned'
  | 'slot_locked_twice'

/** A question that has no meaning, in contrast to one that has no answer (`kind: 'none'`). */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'EngineError'
    this.code = code
  }
}

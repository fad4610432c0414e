export interface AuthSettings {
  demo: boolean
  secret: string
  /** Staff give a second factor. */
  secondFactor: boolean
  /** Codes a day from which on an alarm is raised. */
  otpDailyBudget: number
}

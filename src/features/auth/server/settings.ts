import type { SmtpSettings } from '#server/gateways/email.ts'

export interface AuthSettings {
  demo: boolean
  secret: string
  /** Staff give a second factor. */
  secondFactor: boolean
  /** Codes a day from which on an alarm is raised. */
  otpDailyBudget: number
  /** Without a mail server there is no e-mail outside the demo. */
  smtp?: SmtpSettings | undefined
}

export const mayEmail = ({ demo, smtp }: Pick<AuthSettings, 'demo' | 'smtp'>): boolean =>
  demo || smtp !== undefined

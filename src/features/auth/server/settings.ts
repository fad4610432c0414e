export interface AuthSettings {
  demo: boolean
  secret: string
  /** Staff give a second factor. */
  secondFactor: boolean
}

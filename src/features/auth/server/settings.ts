export interface AuthSettings {
  demo: boolean
  secret: string
}

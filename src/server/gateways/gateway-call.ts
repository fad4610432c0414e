import type { Database } from '../database/database.ts'

/** Where and when a provider is called. Live providers need neither; the simulator keeps books. */
export interface GatewayCall {
  db: Database
  now: Date
}

/** An answer of a provider that it will not change by being asked again. */
export class ProviderRefusal extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'ProviderRefusal'
    this.code = code
  }
}

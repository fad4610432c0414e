import { createHmac } from 'node:crypto'

export interface SimulatorSettings {
  secret: string
}

/** The key with which the simulated card provider signs its webhooks. */
export const webhookSecretOf = ({ secret }: SimulatorSettings): string =>
  createHmac('sha256', secret).update('simulated-card-webhook').digest('hex')

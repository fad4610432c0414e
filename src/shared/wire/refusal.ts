export type RefusalParameters = Readonly<Record<string, string | number>>
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

/**
 * The business said no. Its code names a text in the `refusals` part of a feature's messages and
 * one entry of the endpoint's own list. Anything else that is thrown is an error.
 */
export class Refusal extends Error {
  readonly code: string
  readonly status: RefusalStatus
  readonly parameters: RefusalParameters
  /** Names of the fields at fault; the refusal's own text is shown next to them. */
  readonly fields: readonly string[]
  /** More for the client than code and message, such as a bill that changed. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(
    code: string,
    status: RefusalStatus = 422,
    more: {
      parameters?: RefusalParameters
      fields?: readonly string[]
      details?: Readonly<Record<string, unknown>>
    } = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.parameters = more.parameters ?? {}
    this.fields = more.fields ?? []
    this.details = more.details
  }
}

/** What every error answer looks like on the wire. */
export interface ErrorBody {
  code: string
  message: string
  fields?: Record<string, string>
  details?: Record<string, unknown>
  requestId?: string
}

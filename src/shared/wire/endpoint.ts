/**
 * The part of Standard Schema that endpoints need. Typing by this shape keeps the type checker
 * away from the schema library's own, far larger types.
 */
export interface Schema<I = unknown, O = I> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<O> | Promise<SchemaResult<O>>
    readonly types?: { readonly input: I; readonly output: O } | undefined
  }
}

export type SchemaResult<O> =
  | { readonly value: O; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export const ROLES = ['customer', 'chef', 'restaurant', 'admin'] as const
export type Role = (typeof ROLES)[number]
/** Who may call: anyone, any signed-in person, or one role (an admin may not act as another role). */
export type Who = 'anyone' | 'signed-in' | Role

/** Calls that begin, strengthen or end a session, or change how someone signs in. */
type SecurityEvent =
  | 'code-asked'
  | 'sign-in'
  | 'second-factor'
  | 'factor-enrolled'
  | 'recovery-codes-renewed'
  | 'session-ended'
  | 'email-changed'
  | 'account-erased'

export interface EndpointParts {
  method: Method
  /** Hono style, `/api/subscriptions/:id`. */
  path: `/api/${string}`
  who: Who
  /** One sentence for the API reference. */
  summary: string
  params?: Schema<never, unknown>
  query?: Schema<never, unknown>
  body?: Schema<never, unknown>
  output: Schema<never, unknown>
  /** Success status; 200 unless given. */
  status?: 200 | 201 | 202
  /**
   * Codes this endpoint may refuse with, besides those every endpoint shares. Naming
   * `fresh_code_required` asks everyone with a second factor for a code of the last five minutes.
   */
  refusals: readonly string[]
  /** Which inputs want that code, where not all do. */
  wantsFreshCode?: (input: never) => boolean
  /**
   * Creates or pays: an Idempotency-Key makes a repetition answer the first outcome, for a day, or
   * for 31 where money moves.
   */
  idempotent?: boolean | 'payment'
  /**
   * Replaces a whole record. With the `version` that was read as If-Match, a save of an older one
   * is refused; without it, the last save wins.
   */
  versioned?: boolean
  /** Open to anyone, but what it does is of the person who is signed in, where someone is. */
  actsForPerson?: boolean
  /**
   * The same for everybody, so that it is answered from memory: as long as nothing changes that it
   * shows, and no longer than the day, or the minute. For a GET that is open to anyone.
   */
  kept?: 'day' | 'minute'
  /** Largest body in bytes; 64 KiB unless given. */
  bodyLimitBytes?: number
  /** How long a page waits for the answer of a write; else as `call` has it. */
  timeoutMs?: number
  /** What browsers name the JSON they send by themselves; `application/json` is taken, too. */
  alsoAccepts?: 'application/csp-report'
  /** Media type of an answer that is a file, not JSON; its `output` is then `z.unknown()`. */
  produces?: string
  /** The use case gets the body's text as it came, and the headers: for signed webhooks. */
  rawBody?: boolean
  /** Names the call in the security log, done or refused. */
  securityEvent?: SecurityEvent
  /** A body that holds a card number is refused and goes nowhere. */
  refusesCardNumbers?: boolean
  /** Serves also a session whose second factor is still to be given; all others see no one in it. */
  admitsHalfSession?: boolean
}

type In<S> = S extends Schema<infer I, infer _O> ? I : unknown
type Out<S> = S extends Schema<infer _I, infer O> ? O : unknown

/** What a caller sends: path parameters, query and body as one object. */
export type CallInput<E> = In<Part<E, 'params'>> & In<Part<E, 'query'>> & In<Part<E, 'body'>>
/** The same after validation: what a use case gets. */
export type Input<E> = Out<Part<E, 'params'>> &
  Out<Part<E, 'query'>> &
  Out<Part<E, 'body'>> &
  Raw<E>
type Raw<E> = E extends { readonly rawBody: true } ? RawCall : unknown

/** What an endpoint with `rawBody` gets. */
export interface RawCall {
  rawBody: string
  header: (name: string) => string | undefined
}
/** What the endpoint answers, as it is on the wire. */
export type Output<E> = Out<Part<E, 'output'>>
type Part<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : unknown

/** Declares an endpoint. Served, called, tested and documented from this one value. */
export const endpoint = <const E extends LooseParts>(parts: E): E => parts

type AnySchema = { readonly '~standard': { readonly vendor: string } }
type LooseParts = Omit<EndpointParts, 'params' | 'query' | 'body' | 'output'> & {
  params?: AnySchema
  query?: AnySchema
  body?: AnySchema
  output: AnySchema
}
/** Any endpoint, where its exact types do not matter. */
export type Endpoint = LooseParts

/** A write for the person of the session: refused where X-Person names someone else. */
export const isOfPerson = ({ method, who, actsForPerson }: Endpoint): boolean =>
  method !== 'GET' && (who !== 'anyone' || actsForPerson === true)

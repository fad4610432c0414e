import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** The server ends a statement of the product after this time. */
const STATEMENT_MS = 3000
/** How much later than that its answer may come before the connection counts as dead. */
const GRACE_MS = 1000
/**
 * How long a new connection may take; for a pool also how long one may wait for a free connection.
 */
const CONNECT_MS = 2000
const KEEP_ALIVE_AFTER_MS = 5000

const READ_ONLY = '25006'

/** Settings of every connection of the product: none waits forever for a server that is gone. */
export const boundedSettings = (
  databaseUrl: string,
  applicationName: string,
  statementMs = STATEMENT_MS,
) => ({
  connectionString: databaseUrl,
  application_name: applicationName,
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
})

/**
 * The same for a pool, which also leaves no server out of sight for long and none that cannot
 * write.
 */
export const boundedPool = (...settings: Parameters<typeof boundedSettings>) => ({
  ...boundedSettings(...settings),
  Client: BoundedClient,
  maxLifetimeSeconds: 1800,
  onConnect: (client: pg.ClientBase) => {
    if (client instanceof BoundedClient) client.refuseReadOnly()
  },
})

const longStatements = new AsyncLocalStorage<number>()

/**
 * Statements of `work` may take so long; the server has to be given the same by
 * `statement_timeout`.
 */
export const withStatementLimit = <T>(limitMs: number, work: () => Promise<T>): Promise<T> =>
  longStatements.run(limitMs, work)

/** All open connections of this process. */
const open = new Set<BoundedClient>()

function outage(message: string, code: string): Error {
  return Object.assign(new Error(message), { code })
}

/**
 * A connection that ends itself when the server does not answer in time, or cannot write. pg's own
 * `query_timeout` fails the statement and keeps the connection, which a pool would hand out again.
 */
export class BoundedClient extends pg.Client {
  readonly #limitMs: number
  /** Set while an answer is awaited. */
  #timer: NodeJS.Timeout | undefined
  #answers = 0
  #readOnly = new Set<string>()

  constructor(config: pg.ClientConfig = {}) {
    // A pool hands its own patience to its connections.
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
    this.#limitMs = config.statement_timeout || STATEMENT_MS
    open.add(this)
    this.once('end', () => {
      open.delete(this)
      this.#stopWaiting()
    })
    this.on('drain', () => this.#stopWaiting())
    this.connection.on('readyForQuery', () => {
      this.#answers += 1
      this.#timer?.refresh()
      if (this.#answers > 1 && this.#readOnly.size > 0) setImmediate(() => this.#leaveReadOnly())
    })
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === READ_ONLY) setImmediate(() => this.#leaveReadOnly())
    })
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (!['in_hot_standby', 'default_transaction_read_only'].includes(parameterName)) return
      if (parameterValue === 'on') this.#readOnly.add(parameterName)
      else this.#readOnly.delete(parameterName)
    })
  }

  override query = ((...parameters: unknown[]) => {
    this.#awaitAnswer()
    return this.send(parameters)
  }) as typeof pg.Client.prototype.query

  protected send(parameters: unknown[]): unknown {
    return (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(this, parameters)
  }

  /** @throws Error as the server's own where it is a standby or was set to refuse writes. */
  refuseReadOnly(): void {
    if (this.#readOnly.size > 0) throw outage('The database server is read-only', READ_ONLY)
  }

  #awaitAnswer(): void {
    if (this.#timer) return
    const limitMs = (longStatements.getStore() ?? this.#limitMs) + GRACE_MS
    this.#timer = setTimeout(() => {
      const answers = this.#answers
      // After a pause of this process the answer may be there unread: let the loop read it first.
      setImmediate(() => {
        if (this.#timer && this.#answers === answers) this.#leaveSilent(limitMs)
      })
    }, limitMs)
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #leaveSilent(limitMs: number): void {
    this.#cut(outage(`The database did not answer within ${limitMs} ms`, 'ETIMEDOUT'))
    this.#cutIdleOnes('Another connection to this database server went silent')
  }

  #leaveReadOnly(): void {
    this.#cut(outage('The database server is read-only', READ_ONLY))
    this.#cutIdleOnes('This database server is read-only')
  }

  /**
   * What no one uses and goes to the same server is in the same state: new connections find out.
   */
  #cutIdleOnes(reason: string): void {
    for (const other of open) {
      const isSame = other.host === this.host && other.port === this.port
      const isIdle = !other.#timer && other.getTransactionStatus() === 'I'
      if (isSame && isIdle) other.#cut(outage(reason, 'ETIMEDOUT'))
    }
  }

  #cut(error: Error): void {
    this.connection.stream.destroy(error)
  }
}

interface ParameterStatus {
  parameterName: string
  parameterValue: string
}

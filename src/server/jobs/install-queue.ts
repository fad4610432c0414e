import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const POLL_MS = 100

/**
 * Creates the queue's schema or brings it up to date, and rebuilds indexes that have grown too large:
 * what only their owner may do. The running app finds the schema there and changes rows alone.
 */
export async function installQueue(ownerUrl: string, hasDemoClock: boolean): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'sufra-migration',
    max: 2,
    supervise: false,
    schedule: false,
    monitorVacuum: false,
    bamIntervalSeconds: 10,
  })
  const errors: Error[] = []
  boss.on('error', (error: Error) => errors.push(error))
  try {
    await boss.start()
    await untilIndexesAreBuilt(boss)
    await boss.supervise()
    const [first] = errors
    if (first) throw first
  } finally {
    await boss.stop({ graceful: false })
  }
  await setQueueClock(ownerUrl, hasDemoClock ? IN_PRODUCT_TIME : IN_REAL_TIME)
}

/** The queue's one source of time. */
const IN_PRODUCT_TIME = `
  create or replace function pgboss.job_now() returns timestamptz
    language sql stable as $$ select public.product_now() $$`
const IN_REAL_TIME = `
  create or replace function pgboss.job_now() returns timestamptz
    language sql stable as $$ select pg_catalog.now() $$`

async function setQueueClock(ownerUrl: string, clock: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(clock)
  } finally {
    await client.end()
  }
}

/** A newer pg-boss builds some of its indexes after its migration, one by one. */
async function untilIndexesAreBuilt(boss: PgBoss): Promise<void> {
  for (;;) {
    const status = await boss.getBamStatus()
    if (status.some((one) => one.status === 'failed')) {
      throw new Error('An index of the job queue could not be built: see the table pgboss.bam')
    }
    if (status.every((one) => one.status === 'completed')) return
    await sleep(POLL_MS)
  }
}

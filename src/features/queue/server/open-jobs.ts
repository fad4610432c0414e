import { textsIn } from '#shared/language.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type * as contract from '../contract.ts'
import { messages } from '../messages.ts'
import {
  listIndexedJobs,
  lockListedJob,
  removeJob,
  runAgain,
  type ListedJob,
} from './job-index-store.ts'

type Listed = Output<typeof contract.listOpenJobs>

const PAGE = 50
const ERROR_MAX = 300

export async function listOpenJobs(
  db: Database,
  { now }: Member,
  { before, ...filters }: Input<typeof contract.listOpenJobs>,
): Promise<Listed> {
  const rows = await listIndexedJobs(db, filters, { from: before, limit: PAGE + 1, now })
  const page = rows.slice(0, PAGE)
  return {
    jobs: page.map(present),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const present = (row: ListedJob): Listed['jobs'][number] => ({
  id: row.id,
  name: row.name,
  state: row.state,
  attempts: row.attempts,
  error: row.error && row.error.slice(0, ERROR_MAX),
  createdAt: row.createdAt.toISOString(),
  dueAt: row.state === 'failed' ? null : row.dueAt.toISOString(),
})

export function exportOpenJobs(
  db: Database,
  who: Member,
  filters: Input<typeof contract.exportOpenJobs>,
): Promise<StreamReply> {
  const { jobTable, states } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'jobs',
    filters,
    list: async (tx, page) => {
      const reach = { ...page, now: who.now }
      return (await listIndexedJobs(tx, filters, reach)).map(present)
    },
    headings: jobTable,
    cells: (row) => [
      row.name,
      states[row.state],
      row.attempts,
      row.error,
      row.createdAt,
      row.dueAt,
    ],
  })
}

/** @throws Refusal `job_settled` */
async function lock(tx: Transaction, id: number, now: Date): Promise<ListedJob> {
  const job = await lockListedJob(tx, id, now)
  if (!job) throw new Refusal('job_settled', 409)
  return job
}

export async function retryJob(
  tx: Transaction,
  who: Member,
  { id }: { id: number },
): Promise<void> {
  const job = await lock(tx, id, who.now)
  await runAgain(tx, job, who.now)
  await audit(tx, who, 'retry-job', job, { state: 'waiting' })
}

export async function discardJob(
  tx: Transaction,
  who: Member,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const job = await lock(tx, id, who.now)
  await removeJob(tx, job)
  await audit(tx, who, 'drop-job', job, { state: 'dropped', reason })
}

const audit = (
  tx: Transaction,
  who: Member,
  action: string,
  { id, name, state, attempts }: ListedJob,
  after: object,
): Promise<void> =>
  writeAudit(tx, who, {
    action,
    object: 'job',
    objectId: id,
    before: { name, state, attempts },
    after,
  })

import { createHash } from 'node:crypto'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { deviceOf } from '#server/http/callers/device.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { addHit, countHit } from '#server/limits.ts'
import type { Log } from '#server/log.ts'
import type { reportPolicyViolation as contract } from '../../contract.ts'
import { describeReport, type Violation } from './describe-report.ts'

const QUARTER_SECONDS = 900
const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400
const A_QUARTER_MAX = 60
const LINES_AN_HOUR_MAX = 100

/**
 * The first of a kind and every tenfold have a line, so the log says how many came and stays short.
 */
const isPowerOfTen = (count: number) => /^10*$/.test(String(count))

const keyOf = (violation: Violation): string =>
  createHash('sha256').update(JSON.stringify(violation)).digest('base64url')

/** Reports come from anyone, and may be made up: they are counted, and only ever logged. */
export const receivePolicyReport =
  (publicUrl: string, log: Log) =>
  async (
    db: Database,
    { network, now, userAgent }: Visitor,
    { 'csp-report': report }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const limit = { max: A_QUARTER_MAX, windowSeconds: QUARTER_SECONDS }
    await countHit(db, { bucket: `policy-reports:${network}`, ...limit }, now)
    const violation = describeReport(report, new URL(publicUrl).origin)
    const kind = { bucket: `policy-report:${keyOf(violation)}`, windowSeconds: DAY_SECONDS }
    const { hits: reports } = await addHit(db, kind, now)
    if (!isPowerOfTen(reports)) return { received: true }
    const all = { bucket: 'policy-report-lines', windowSeconds: HOUR_SECONDS }
    const { hits: lines } = await addHit(db, all, now)
    if (lines <= LINES_AN_HOUR_MAX) {
      const facts = { security: 'policy-violation', ...violation, device: deviceOf(userAgent) }
      log.warn({ ...facts, reports }, 'security')
    } else if (lines === LINES_AN_HOUR_MAX + 1) {
      log.error({ lines }, 'alarm: policy reports are no longer logged in this hour')
    }
    return { received: true }
  }

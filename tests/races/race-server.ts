import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { getRequestListener } from '@hono/node-server'
import { chefEventJobs } from '#features/chef-events/server/public.ts'
import { kitchenBoardJobs } from '#features/kitchen-board/server/public.ts'
import { mealJobs } from '#features/meals/server/public.ts'
import { subscriptionJobs } from '#features/subscriptions/server/public.ts'
import { openApp } from '../../src/main/process/open-app.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Job } from '../../src/server/jobs/jobs.ts'
import { isOutage } from '../../src/server/database/outage.ts'
import { createLog } from '../../src/server/log.ts'
import { JOBS_PATH, type JobRun } from './requests.ts'

// The API of the product in a process of its own, without the built pages. Its jobs run when a race
// asks for them, so that they meet the requests of the same moment.
const config = readConfig(process.env)
const running = await openApp(config, createLog(config.logLevel))
const listener = getRequestListener((request, env) => running.app.fetch(request, env))
const jobs = [...mealJobs, ...subscriptionJobs, ...kitchenBoardJobs, ...chefEventJobs] as Job[]

/** What stopped a job, or each of the rows that it could not move on. */
const causesOf = (error: unknown): unknown[] =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error]

async function runJob(name: string, request: IncomingMessage, response: ServerResponse) {
  const { data = {}, at } = (await json(request)) as JobRun
  const { context } = running
  const clock = at === undefined ? context.clock : { now: () => new Date(at) }
  try {
    await jobs.find((job) => job.name === name)?.run({ ...context, clock }, data)
    response.writeHead(200).end('{}')
  } catch (error) {
    const causes = causesOf(error)
    if (causes.every(isOutage)) return void response.writeHead(503).end('{"code":"busy"}')
    response.writeHead(500).end(JSON.stringify({ code: `job_failed: ${causes.join(', ')}` }))
  }
}

const server = createServer((request, response) => {
  const { url = '' } = request
  if (url.startsWith(JOBS_PATH)) void runJob(url.slice(JOBS_PATH.length), request, response)
  else void listener(request, response)
})
// A connection that is closed for being idle could be used for a request at the same moment.
server.keepAliveTimeout = 0
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port })
})

import { serveEach } from '#server/http/serve-each.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { discardJob, exportOpenJobs, listOpenJobs, retryJob } from './open-jobs.ts'
import { listTemplateProblems } from './template-problems.ts'
import {
  discardMessage,
  exportUnsentMessages,
  listUnsentMessages,
  retryMessage,
} from './unsent-messages.ts'

export const queueRoutes: ServedEndpoint[] = [
  serveRead(contract.listUnsentMessages, listUnsentMessages),
  serveRead(contract.exportUnsentMessages, exportUnsentMessages),
  serveEach(contract.retryMessages, retryMessage),
  serveEach(contract.discardMessages, discardMessage),
  serveRead(contract.listTemplateProblems, listTemplateProblems),
  serveRead(contract.listOpenJobs, listOpenJobs),
  serveRead(contract.exportOpenJobs, exportOpenJobs),
  serveEach(contract.retryJobs, retryJob),
  serveEach(contract.discardJobs, discardJob),
]

import { indexAddress } from '#ui/index-table/address.ts'
import { JOB_STATES, MESSAGE_CAUSES, MESSAGE_STATES, QUEUE_SORTS } from '../rules.ts'

export const MESSAGES_ADDRESS = indexAddress(
  { search: 'text', state: MESSAGE_STATES, cause: MESSAGE_CAUSES, sort: QUEUE_SORTS },
  'message',
)

export const JOBS_ADDRESS = indexAddress(
  { search: 'text', state: JOB_STATES, sort: QUEUE_SORTS },
  'job',
)

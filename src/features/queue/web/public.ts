export { JOBS_ADDRESS, MESSAGES_ADDRESS } from './addresses.ts'
export { JobsPage } from './jobs-page.tsx'
export { MessagesPage } from './messages-page.tsx'
export { jobsQuery, messagesQuery } from './queries.ts'

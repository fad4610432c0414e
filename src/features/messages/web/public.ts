export { InboxPage } from './inbox-page.tsx'
export { inboxQuery } from './queries.ts'

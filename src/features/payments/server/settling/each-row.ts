import type { JobContext } from '#server/jobs/jobs.ts'

/** Calls to one provider at the same time. */
const AT_ONCE = 10

/** Rows after an id, in pages; empty when there are no more. */
export type ListRows = (afterId: number) => Promise<readonly { id: number }[]>

/**
 * Goes through all rows of a list, some at once. A row that fails is logged and stops no other; the
 * next sweep finds it again.
 */
export async function eachRow(
  { log }: JobContext,
  kind: 'payment' | 'refund' | 'review',
  list: ListRows,
  work: (id: number) => Promise<void>,
): Promise<void> {
  const attempt = async (id: number) => {
    try {
      await work(id)
    } catch (error) {
      log.warn({ kind, id, err: error }, 'could not be moved on')
    }
  }
  let afterId = 0
  for (let page = await list(afterId); page.length > 0; page = await list(afterId)) {
    for (let start = 0; start < page.length; start += AT_ONCE) {
      await Promise.all(page.slice(start, start + AT_ONCE).map(({ id }) => attempt(id)))
    }
    afterId = page.at(-1)?.id ?? afterId
  }
}

import { requestOf, send, type LooseArguments } from './call.ts'
import type { Endpoint, Output } from './endpoint.ts'

/** One page of a list that names its next one. */
export interface PageOf<E> {
  items: Output<E>
  /** Asks for the page after it, where there is one. */
  cursor: string | undefined
}

/** Calls a list that has pages, for a page of it. @throws CallError for any answer that is not OK. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: LooseArguments<E>
): Promise<PageOf<E>> {
  let link = ''
  const items = await send(requestOf(endpoint, input, options), ({ headers }) => {
    link = headers.get('link') ?? ''
  })
  const cursor = new URLSearchParams(/\?([^>]*)/.exec(link)?.[1]).get('cursor')
  return { items: items as Output<E>, cursor: cursor ?? undefined }
}

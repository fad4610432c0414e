import { CallError } from '#shared/wire/call.ts'
import type { IndexSearch } from './address.ts'

/**
 * Saves a file that the server writes, under the name that the server gives it.
 * Answers after how many rows it was cut, where there are more than fit.
 * @throws CallError where the server refuses
 */
export async function download(
  path: string,
  filters: IndexSearch = {},
): Promise<number | undefined> {
  const query = new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, String(value)]),
  )
  const answer = await fetch(`${path}?${query.toString()}`)
  if (!answer.ok) {
    const body = (await answer.json().catch(() => ({}))) as { code?: string; message?: string }
    throw new CallError(answer.status, body, answer.statusText)
  }
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name ?? 'export.csv'
  link.click()
  URL.revokeObjectURL(address)
  const cutAt = answer.headers.get('x-rows-cut-at')
  return cutAt === null ? undefined : Number(cutAt)
}

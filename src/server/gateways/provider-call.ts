const TIMEOUT_MS = 10_000

export interface ProviderAnswer {
  status: number
  body: Record<string, unknown>
}

/** One call out: a time limit, no redirects, a JSON object back. */
export async function callProvider(
  url: string,
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<ProviderAnswer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await response.text()
  const body = text === '' ? {} : (JSON.parse(text) as unknown)
  if (typeof body !== 'object' || body === null) throw new Error('The provider sent no object')
  return { status: response.status, body: body as Record<string, unknown> }
}

/** A text inside an answer, by its path; undefined where it is not there. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}

export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = (current as Record<string | number, unknown>)[step]
  }
  return current
}

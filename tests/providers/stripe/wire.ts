/** A parameter of a call: a text, or parameters by name. */
export type Parameters = { [name: string]: string | Parameters }

/** Stripe's form encoding: `metadata[user]=1`. */
export function readForm(text: string): Parameters {
  const result: Parameters = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const steps = path.split(/[[\]]+/).filter((step) => step !== '')
    let place = result
    for (const step of steps.slice(0, -1)) {
      const inner = place[step]
      place = place[step] = typeof inner === 'object' ? inner : {}
    }
    place[steps.at(-1) ?? path] = value
  }
  return result
}

export const textOf = (parameters: Parameters, name: string): string | undefined => {
  const value = parameters[name]
  return typeof value === 'string' ? value : undefined
}

export const mapOf = (parameters: Parameters, name: string): Record<string, string> => {
  const value = parameters[name]
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** An error as Stripe answers it. */
export class StripeFakeError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { type: string; code?: string; message: string } & object) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const invalid = (code: string, message: string, more: object = {}): StripeFakeError =>
  new StripeFakeError(400, { type: 'invalid_request_error', code, message, ...more })

export const missing = (what: string, id: string): StripeFakeError =>
  new StripeFakeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  })

/** Refuses what Stripe does not know, and demands what it needs. */
export function checkParameters(
  parameters: Parameters,
  { needs = [], knows = [] }: { needs?: readonly string[]; knows?: readonly string[] },
): void {
  for (const name of Object.keys(parameters)) {
    if (![...needs, ...knows, 'expand'].includes(name)) {
      throw invalid('parameter_unknown', `Received unknown parameter: ${name}`, { param: name })
    }
  }
  for (const name of needs) {
    if (parameters[name] === undefined || parameters[name] === '') {
      throw invalid('parameter_missing', `Missing required param: ${name}.`, { param: name })
    }
  }
}

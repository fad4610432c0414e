import type { StoredTemplate } from './template-books.ts'

interface Parameter {
  type: string
  text: string
  parameter_name?: string
}

export interface Sending {
  messaging_product: string
  to: string
  type: string
  template: {
    name: string
    language: { code: string }
    components: { type: string; sub_type?: string; index?: string; parameters: Parameter[] }[]
  }
}

/** An answer other than success: an error by Meta's number, a lost connection, or no answer ever. */
export type MetaError =
  | { status: number; code: number; retryAfter?: number }
  | 'timeout'
  | 'silence'

export const metaError = (status: number, code: number): MetaError => ({ status, code })

const gapsIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? [...text.matchAll(/\{\{([a-z0-9_]+)\}\}/g)].map(([, name = '']) => name)
    : []

const buttonUrlOf = ({ components }: StoredTemplate): unknown => {
  const buttons = components.find(({ type }) => type === 'BUTTONS')?.['buttons']
  return Array.isArray(buttons) ? (buttons[0] as { url?: unknown }).url : undefined
}

/** A message against the text that was approved, by Meta's published rules; undefined where it fits. */
export function sendingError(
  sending: Sending,
  known: StoredTemplate | undefined,
): MetaError | undefined {
  if (known?.status !== 'APPROVED') return metaError(404, 132_001)
  const { components } = sending.template
  const values = components.find(({ type }) => type === 'body')?.parameters ?? []
  const button = components.find(({ type, sub_type: kind }) => type === 'button' && kind === 'url')
  const gaps = gapsIn(known.components.find(({ type }) => type === 'BODY')?.['text'])
  if (values.length !== gaps.length) return metaError(400, 132_000)
  const texts = [...values, ...(button?.parameters ?? [])].map(({ text }) => text)
  if (texts.some((text) => typeof text !== 'string' || text === '')) return metaError(400, 131_008)
  if (texts.some((text) => /[\n\t]| {5}/.test(text))) return metaError(400, 132_018)
  if ((button?.parameters.length ?? 0) !== gapsIn(buttonUrlOf(known)).length) {
    return metaError(400, 131_008)
  }
  if (known.category === 'AUTHENTICATION') {
    const isCode = texts.length === 2 && texts[0] === texts[1] && (texts[0]?.length ?? 16) <= 15
    return isCode ? undefined : metaError(400, 131_008)
  }
  const given = values.map(({ parameter_name: parameter }) => parameter)
  return gaps.every((gap) => given.includes(gap)) ? undefined : metaError(400, 100)
}

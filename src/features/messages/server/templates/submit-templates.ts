import type {
  StoredTemplate,
  TemplateApi,
  TemplateDefinition,
} from '#server/gateways/meta/template-api.ts'
import { SendError } from '#server/gateways/whatsapp.ts'
import { isSubmitted } from './meta-definition.ts'

export interface Submission {
  name: string
  language: string
  /** `blocked`: Meta has another text and does not let it be changed now. `left`: not tried. */
  result: 'created' | 'edited' | 'unchanged' | 'blocked' | 'failed' | 'left'
  /** Meta's review: APPROVED, PENDING, REJECTED and others; undefined where Meta has none. */
  status?: string
  reason?: string
}

/** Meta changes nothing that is under review, disabled or deleted. */
const EDITABLE = ['APPROVED', 'REJECTED', 'PAUSED']

/**
 * Creates the templates that Meta lacks and edits those that differ, in their order. One that
 * fails stops no other, but for a limit or a refused key: what is left then can be submitted by
 * the next run.
 * @throws SendError where Meta does not tell what it has
 */
export async function* submitTemplates(
  api: TemplateApi,
  definitions: readonly TemplateDefinition[],
): AsyncGenerator<Submission> {
  const known = new Map((await api.list()).map((one) => [`${one.name} ${one.language}`, one]))
  let stop: string | undefined
  for (const definition of definitions) {
    const { name, language } = definition
    const stored = known.get(`${name} ${language}`)
    const isNeeded = !stored || !isSubmitted(definition, stored)
    if (stop !== undefined && isNeeded) {
      yield { name, language, result: 'left', reason: stop }
      continue
    }
    try {
      yield { name, language, ...(await submit(api, definition, stored)) }
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      if (error.kind === 'rate_limited' || error.kind === 'credentials') stop = error.message
      yield { name, language, result: 'failed', reason: error.message }
    }
  }
}

/** Whether a person has to act before every message of the template goes out. */
export const needsAttention = ({ result, status = '' }: Submission): boolean =>
  ['blocked', 'failed', 'left'].includes(result) || !['APPROVED', 'PENDING'].includes(status)

async function submit(
  api: TemplateApi,
  definition: TemplateDefinition,
  stored: StoredTemplate | undefined,
): Promise<Omit<Submission, 'name' | 'language'>> {
  if (!stored) {
    const { status, category } = await api.create(definition)
    const isMoved = category !== definition.category
    return {
      result: 'created',
      status,
      ...(isMoved && { reason: `Meta made it ${category} instead of ${definition.category}` }),
    }
  }
  const { status, rejectedReason } = stored
  if (isSubmitted(definition, stored)) {
    return { result: 'unchanged', status, ...(rejectedReason && { reason: rejectedReason }) }
  }
  if (!EDITABLE.includes(status)) {
    return { result: 'blocked', status, reason: 'the text differs, but Meta allows no change now' }
  }
  if (status === 'APPROVED' && stored.category !== definition.category) {
    const reason = `Meta has it as ${stored.category} and keeps that: delete it or rename it`
    return { result: 'blocked', status, reason }
  }
  await api.edit(stored.id, definition)
  return { result: 'edited', status: 'PENDING' }
}

import type { Language } from '#shared/language.ts'
import { textAt, valueAt } from '../provider-call.ts'
import { callGraph, type GraphSettings } from './graph-call.ts'

export interface TemplateApiSettings extends GraphSettings {
  businessAccountId: string
}

export interface TemplateButton {
  type: 'URL' | 'OTP'
  text?: string
  url?: string
  otp_type?: 'COPY_CODE'
  example?: readonly string[]
}

export type TemplateComponent =
  | { type: 'BODY'; text: string; example?: { body_text_named_params: readonly object[] } }
  | { type: 'BODY'; add_security_recommendation: boolean }
  | { type: 'FOOTER'; code_expiration_minutes: number }
  | { type: 'BUTTONS'; buttons: readonly TemplateButton[] }

/** A template in one language, as Meta takes it. */
export interface TemplateDefinition {
  name: string
  language: Language
  category: 'AUTHENTICATION' | 'UTILITY'
  parameter_format?: 'NAMED'
  /** After so many seconds Meta gives up delivering. */
  message_send_ttl_seconds?: number
  components: readonly TemplateComponent[]
}

/** A template that Meta has, with the state of its review. */
export interface StoredTemplate {
  id: string
  name: string
  language: string
  category: string
  status: string
  rejectedReason: string | undefined
  messageSendTtlSeconds: number | undefined
  components: readonly unknown[]
}

/** Meta's list, creation and change of templates, each @throws SendError for anything but success. */
export interface TemplateApi {
  list: () => Promise<StoredTemplate[]>
  create: (definition: TemplateDefinition) => Promise<{ status: string; category: string }>
  edit: (id: string, definition: TemplateDefinition) => Promise<void>
}

const FIELDS = 'name,language,category,status,rejected_reason,message_send_ttl_seconds,components'
const PAGE = 100

export function templateApi(settings: TemplateApiSettings): TemplateApi {
  const path = `/${settings.businessAccountId}/message_templates`
  return {
    list: async () => {
      const stored: StoredTemplate[] = []
      for (let after: string | undefined = ''; after !== undefined;) {
        const from = after && `&after=${encodeURIComponent(after)}`
        const answer = await callGraph(settings, `${path}?fields=${FIELDS}&limit=${PAGE}${from}`)
        stored.push(...listAt(answer, 'data').map(readTemplate))
        const hasNext = textAt(answer, 'paging', 'next') !== undefined
        after = hasNext ? textAt(answer, 'paging', 'cursors', 'after') : undefined
      }
      return stored
    },
    create: async (definition) => {
      const answer = await callGraph(settings, path, definition)
      return { status: stateAt(answer, 'status'), category: stateAt(answer, 'category') }
    },
    edit: async (id, { category, components, message_send_ttl_seconds }) => {
      await callGraph(settings, `/${id}`, {
        category,
        components,
        ...(message_send_ttl_seconds !== undefined && { message_send_ttl_seconds }),
      })
    },
  }
}

const stateAt = (answer: unknown, key: string): string => textAt(answer, key) ?? 'UNKNOWN'

function listAt(value: unknown, key: string): unknown[] {
  const found = valueAt(value, key)
  return Array.isArray(found) ? found : []
}

function readTemplate(one: unknown): StoredTemplate {
  const reason = textAt(one, 'rejected_reason')
  const ttl = valueAt(one, 'message_send_ttl_seconds')
  return {
    id: textAt(one, 'id') ?? '',
    name: textAt(one, 'name') ?? '',
    language: textAt(one, 'language') ?? '',
    category: stateAt(one, 'category'),
    status: stateAt(one, 'status'),
    rejectedReason: reason === 'NONE' ? undefined : reason,
    messageSendTtlSeconds: typeof ttl === 'number' ? ttl : undefined,
    components: listAt(one, 'components'),
  }
}

import { randomUUID } from 'node:crypto'
import type { Language } from '#shared/language.ts'
import { openOnce } from '../open-once.ts'
import { SendError, type SendErrorKind } from './whatsapp.ts'

export interface Email {
  to: string
  subject: string
  text: string
  language: Language
}

/** Sends one e-mail by SMTP or keeps it for the local inbox. At least once, as all messages. */
export interface EmailGateway {
  readonly keepsText: boolean
  /** @throws SendError where the server did not take it */
  send: (email: Email) => Promise<{ providerId: string }>
}

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password. */
  url: string
  from: string
}

/** Nothing leaves the machine, the inbox page shows the e-mails. */
export const localMailbox: EmailGateway = {
  keepsText: true,
  send: async () => ({ providerId: `local.${randomUUID()}` }),
}

const TIMEOUT_MS = 10_000

export function smtpGateway({ url, from }: SmtpSettings, timeoutMs = TIMEOUT_MS): EmailGateway {
  const opened = openOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
  })
  return {
    keepsText: false,
    send: async ({ to, subject, text, language }) => {
      try {
        const transport = await opened()
        const { messageId } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html: htmlOf(text, language),
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        })
        return { providerId: messageId }
      } catch (error) {
        throw errorOf(error)
      }
    },
  }
}

const PERMANENT_FROM = 500

function errorOf(error: unknown): SendError {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  const kind: SendErrorKind =
    code === 'EAUTH'
      ? 'credentials'
      : code === 'EENVELOPE' && (responseCode ?? PERMANENT_FROM) >= PERMANENT_FROM
        ? 'bad_recipient'
        : 'temporary'
  return new SendError(kind, message ?? String(error), {
    ...(responseCode !== undefined && { code: responseCode }),
  })
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')

/** The same words for readers of HTML; `dir` decides where an Arabic sentence begins. */
function htmlOf(text: string, language: Language): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const lines = text.split('\n').map((line) => `<p>${escape(line)}</p>`)
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"></head><body dir="${dir}" style="font-family:sans-serif;font-size:16px;line-height:1.5">${lines.join('')}</body></html>`
}

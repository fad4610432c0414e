/**
 * Sends one text to a phone through the WhatsApp Cloud API or its local stand-in.
 * At-least-once: a crash between sending and recording sends once more.
 */
export interface WhatsAppGateway {
  /** Whether texts are kept in our own table for the inbox page. */
  readonly keepsText: boolean
  /**
   * @param message recipient in E.164, template name, rendered text, language
   * @throws Error when the provider did not take the message; the job tries again.
   */
  send: (message: WhatsAppMessage) => Promise<void>
}

export interface WhatsAppMessage {
  to: string
  template: string
  text: string
  language: 'en' | 'ar'
}

/** The default: nothing leaves the machine, the inbox page shows the messages. */
export const localInbox: WhatsAppGateway = { keepsText: true, send: async () => undefined }

const API = 'https://graph.facebook.com/v23.0'
const TIMEOUT_MS = 10_000

/** Meta's Cloud API. Templates of the same names must be approved in the business account. */
export const cloudApi = (settings: { token: string; phoneNumberId: string }): WhatsAppGateway => ({
  keepsText: false,
  send: async ({ to, template, text, language }) => {
    const response = await fetch(`${API}/${settings.phoneNumberId}/messages`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: to.replace('+', ''),
        type: 'template',
        template: {
          name: template.replaceAll('-', '_'),
          language: { code: language },
          components: [{ type: 'body', parameters: [{ type: 'text', text }] }],
        },
      }),
    })
    if (!response.ok) throw new Error(`WhatsApp answered ${response.status}`)
  },
})

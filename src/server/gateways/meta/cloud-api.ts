import { textAt, valueAt } from '../provider-call.ts'
import { SendError, type WhatsAppGateway, type WhatsAppMessage } from '../whatsapp.ts'
import { callGraph, type GraphSettings } from './graph-call.ts'

export interface CloudApiSettings extends GraphSettings {
  phoneNumberId: string
}

/** Meta's Cloud API. The templates must be approved in the business account. */
export const cloudApi = (settings: CloudApiSettings): WhatsAppGateway => ({
  keepsText: false,
  send: async (message) => {
    const answer = await callGraph(settings, `/${settings.phoneNumberId}/messages`, bodyOf(message))
    const [first] = [valueAt(answer, 'messages')].flat()
    const providerId = textAt(first, 'id')
    if (providerId === undefined) throw new SendError('temporary', 'Meta sent no message id')
    return { providerId }
  },
})

/** Our names as Meta spells names: without hyphens and capitals. */
export const metaName = (name: string): string =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const bodyOf = ({ to, template, language, parameters, buttonValue }: WhatsAppMessage) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace('+', ''),
  type: 'template',
  template: {
    name: metaName(template),
    language: { code: language },
    components: [
      ...(parameters.length > 0
        ? [
            {
              type: 'body',
              parameters: parameters.map(({ name, text }) => ({
                type: 'text',
                ...(name !== undefined && { parameter_name: metaName(name) }),
                text,
              })),
            },
          ]
        : []),
      ...(buttonValue === undefined
        ? []
        : [
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: buttonValue }],
            },
          ]),
    ],
  },
})

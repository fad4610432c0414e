import { takesWhatsApp } from '#features/account/server/public.ts'
import {
  emailChannel,
  localInboxChannel,
  whatsAppChannel,
  type OutboxParts,
} from '#features/messages/server/public.ts'
import type { Config } from '#server/config.ts'
import { localMailbox, smtpGateway } from '#server/gateways/email.ts'
import { cloudApi } from '#server/gateways/meta/cloud-api.ts'

/** The ways to a person, and who wants none of the first. */
export const channelsOf = ({
  whatsapp,
  smtp,
  demo,
}: Pick<Config, 'whatsapp' | 'smtp' | 'demo'>): Pick<
  OutboxParts,
  'channels' | 'takesMessages'
> => ({
  channels: {
    whatsapp: whatsapp
      ? whatsAppChannel(cloudApi(whatsapp), whatsapp.messagesPerSecond)
      : localInboxChannel,
    ...(smtp
      ? { email: emailChannel(smtpGateway(smtp)) }
      : demo && { email: emailChannel(localMailbox) }),
  },
  takesMessages: takesWhatsApp,
})

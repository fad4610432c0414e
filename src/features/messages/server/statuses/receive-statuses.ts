import type { Input, Output, RawCall } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { WhatsAppSettings } from '#server/config.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { isSame, readNews, signStatuses, type MetaNews } from '#server/gateways/meta/webhook.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import type {
  receiveWhatsAppWebhook as contract,
  verifyWhatsAppWebhook as verifyContract,
} from '../../contract.ts'
import { applyStatus } from './apply-status.ts'
import { applyTemplateNews } from './apply-template-news.ts'

type Secrets = WhatsAppSettings['webhook']

const wrongSignature = () => new Refusal('webhook_signature_wrong', 400)

/** Meta asks once, with the word that we gave it, and gets its own text back. */
export const verifyWebhook =
  (secrets: Secrets) =>
  async (_db: Database, _who: Visitor, input: Input<typeof verifyContract>): Promise<FileReply> => {
    const isOurs =
      input['hub.mode'] === 'subscribe' &&
      secrets !== undefined &&
      isSame(input['hub.verify_token'], secrets.verifyToken)
    if (!isOurs) throw wrongSignature()
    return new FileReply(new TextEncoder().encode(input['hub.challenge']), 'text/plain')
  }

/** Each piece of news by itself: what one of them does is no matter of the others. */
export const receiveStatuses =
  (secrets: Secrets) =>
  async (db: Database, who: Visitor, call: RawCall): Promise<Output<typeof contract>> => {
    const given = call.header('x-hub-signature-256') ?? ''
    if (!secrets || !isSame(given, signStatuses(secrets.appSecret, call.rawBody))) {
      throw wrongSignature()
    }
    const { messages, templates } = read(call.rawBody)
    for (const status of messages) {
      await inTransaction(db, (tx) => applyStatus(tx, status, who.now))
    }
    for (const news of templates) await inTransaction(db, (tx) => applyTemplateNews(tx, news))
    return { received: true }
  }

function read(rawBody: string): MetaNews {
  try {
    return readNews(rawBody)
  } catch {
    throw new Refusal('webhook_body_wrong', 400)
  }
}

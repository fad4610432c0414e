import {
  definitionOf,
  submitTemplates,
  type Submission,
} from '../../../src/features/messages/server/public.ts'
import { messageTemplates } from '../../../src/main/message-templates.ts'
import { templateApi } from '../../../src/server/gateways/meta/template-api.ts'
import { LANGUAGES } from '../../../src/shared/language.ts'
import { startFakeMeta } from './fake-meta.ts'

const settings = {
  secret: 'a-secret-that-only-the-tests-know-about',
  linkKey: 'for the samples of links',
  publicUrl: 'https://sufra.example',
  usdt: { network: 'TRC-20', address: 'TVj7RNVHy6thbM7BWdSe9G6gXwKhjhdNZS' },
}

/** Every template in both languages, as it is submitted. */
export const definitions = messageTemplates.flatMap((template) =>
  LANGUAGES.map((language) => definitionOf(template, language, settings)),
)

type FakeMeta = Awaited<ReturnType<typeof startFakeMeta>>

export async function submit(meta: FakeMeta, wanted = definitions): Promise<Submission[]> {
  const submissions: Submission[] = []
  const api = templateApi(meta.templateSettings)
  for await (const one of submitTemplates(api, wanted)) submissions.push(one)
  return submissions
}

/** A business account in which every template of the product is approved. */
export async function startApprovedMeta(options: Parameters<typeof startFakeMeta>[0] = {}) {
  const meta = await startFakeMeta({ limits: { perHour: definitions.length }, ...options })
  await submit(meta)
  meta.books.review()
  return meta
}

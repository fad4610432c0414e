import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dayOf } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import type { Schema } from '#shared/wire/endpoint.ts'
import type { Clock } from '../../clock.ts'
import { JSON_TYPE } from '../answers/outgoing.ts'
import { encodingFor, sendPrepared, type Encoding } from '../answers/prepared-answer.ts'
import { languageOf } from '../callers/cookies.ts'
import type { ServedEndpoint } from '../serve.ts'
import { compress } from './compress.ts'
import type { KeptParts, PublicContext } from './serve-kept.ts'
import type { Kept, KeptStore } from './store.ts'

/** What changes with the catalogue. */
export interface CatalogueVersions {
  /** Changes with everything that people who are not signed in are shown. */
  ofAll: () => string
  /** Changes with what is shared and with one kitchen, its menu and its days. */
  ofKitchen: (id: number) => string
}

interface Question {
  served: ServedEndpoint & { kept: KeptParts }
  input: object
}

export interface Asked extends Question {
  /** What is asked, as one text, where that is known. */
  text?: string
  language: Language
  encoding: Encoding | undefined
}

export interface Made {
  body: string
  headers: Readonly<Record<string, string>>
}

/** The catalogue's answers in memory, each while what it shows is as it was. */
export interface KeptAnswers {
  /** From now on answers are kept; before, each is made when it is asked for. */
  follow: (versions: CatalogueVersions, store: KeptStore) => void
  /** Answers from memory, before anyone looks who asks; false where the answer has to be made. */
  send: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The answer, made once for all who wait for the same one. */
  answer: (asked: Asked, make: (context: PublicContext) => Promise<Made>) => Promise<Kept>
}

const MINUTE_MS = 60_000
/** Of the latest URLs, what they ask is remembered. */
const URLS_MAX = 500
const URL_LENGTH_MAX = 300

const HEADERS = {
  ...JSON_TYPE,
  'cache-control': 'no-cache',
  vary: 'accept-language, accept-encoding, cookie',
}

export function createKeptAnswers(endpoints: readonly ServedEndpoint[], clock: Clock): KeptAnswers {
  const byPath = new Map(
    endpoints.flatMap((served) => (isKept(served) ? [[served.endpoint.path, served]] : [])),
  )
  const readQuestion = rememberLatest((url) => readUrl(byPath, url))
  const underWay = new Map<string, Promise<Kept>>()
  let memory: { versions: CatalogueVersions; store: KeptStore } | undefined

  const contextIn = (language: Language): PublicContext => {
    const time = clock.now().getTime()
    const now = new Date(time - (time % MINUTE_MS))
    return { language, today: dayOf(now), now }
  }
  /** Before the answer is made: what changes meanwhile makes it old at once. */
  const versionOf = ({ served, input }: Asked, { today, now }: PublicContext): string => {
    const kitchenId = served.kept.kitchenOf?.(input as never)
    const shown =
      kitchenId === undefined ? memory?.versions.ofAll() : memory?.versions.ofKitchen(kitchenId)
    return `${shown} ${served.endpoint.kept === 'day' ? today : now.getTime()}`
  }

  return {
    follow(versions, store) {
      memory = { versions, store }
    },
    send(request, response) {
      const asked = memory && readAsked(readQuestion, request)
      const kept =
        asked && memory?.store.find(keyOf(asked), versionOf(asked, contextIn(asked.language)))
      if (!kept) return false
      sendPrepared(request, response, kept)
      return true
    },
    async answer(asked, make) {
      const context = contextIn(asked.language)
      const prepare = async () => prepareAnswer(await make(context), asked.encoding)
      if (!memory) return prepare()
      const { store } = memory
      const [key, version] = [keyOf(asked), versionOf(asked, context)]
      const found = store.find(key, version)
      if (found) return found
      const turn = `${key} ${version}`
      const others = underWay.get(turn)
      if (others) return others
      const making = prepare().finally(() => underWay.delete(turn))
      underWay.set(turn, making)
      const kept = await making
      store.keep(key, version, kept)
      return kept
    },
  }
}

const isKept = (served: ServedEndpoint): served is ServedEndpoint & { kept: KeptParts } =>
  served.kept !== undefined

/** One for all spellings of an input: what a schema lets through, in its order. */
const textOf = ({ served, input }: Question): string =>
  `${served.endpoint.path} ${JSON.stringify(input)}`

const keyOf = ({ language, encoding, text, ...question }: Asked): string =>
  `${language} ${encoding} ${text ?? textOf(question)}`

type WithText = Question & { text: string }

/** What is asked, where it can be known without waiting and is of no person. */
function readAsked(
  readQuestion: (url: string) => WithText | undefined,
  { url = '', headers }: IncomingMessage,
): Asked | undefined {
  const question = readQuestion(url)
  if (!question) return undefined
  const encoding = encodingFor(headers['accept-encoding'])
  return { ...question, language: languageOf(headers), encoding }
}

function readUrl(
  byPath: ReadonlyMap<string, Question['served']>,
  url: string,
): WithText | undefined {
  const at = url.indexOf('?')
  const served = byPath.get(at < 0 ? url : url.slice(0, at))
  if (!served) return undefined
  const input = readQuery(served.endpoint.query as Schema | undefined, at < 0 ? '' : url.slice(at))
  if (!input || isOwn(served.kept, input)) return undefined
  return { served, input, text: textOf({ served, input }) }
}

/** A URL that comes again is not taken apart again. */
function rememberLatest(
  read: (url: string) => WithText | undefined,
): (url: string) => WithText | undefined {
  const latest = new Map<string, WithText>()
  return (url) => {
    const known = latest.get(url)
    if (known) {
      latest.delete(url)
      latest.set(url, known)
      return known
    }
    const question = read(url)
    if (!question || url.length > URL_LENGTH_MAX) return question
    const [oldest] = latest.keys()
    if (latest.size >= URLS_MAX && oldest !== undefined) latest.delete(oldest)
    latest.set(url, question)
    return question
  }
}

function readQuery(schema: Schema | undefined, search: string): object | undefined {
  if (!schema) return {}
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search)) query[name] ??= value
  const result = schema['~standard'].validate(query)
  if (result instanceof Promise || result.issues) return undefined
  return result.value as object
}

/** Whether something of the caller's own is asked for. */
export const isOwn = ({ ownInput }: KeptParts, input: object): boolean =>
  ownInput !== undefined && (input as Record<string, unknown>)[ownInput] !== undefined

async function prepareAnswer(
  { body, headers }: Made,
  encoding: Encoding | undefined,
): Promise<Kept> {
  const bytes = await compress(body, encoding, 'kept')
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers))
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  return {
    status: 200,
    headers: { ...HEADERS, ...headers, etag },
    etag,
    body: () => ({ bytes, ...(encoding && { encoding }) }),
    size: bytes.length,
  }
}

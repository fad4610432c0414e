import { parse, textOf, walk, type SourceFile, type SyntaxNode } from '../checks/source.ts'
import { partOf } from '../checks/tables/foreign-reads.ts'
import { propertiesOf } from './syntax.ts'

interface EventLine {
  kind: string
  channels: string[]
  /** Features that publish it, and those whose pages read again at it. */
  publishers: string[]
  listeners: string[]
}

interface Found {
  kind: string
  channel: string
  feature: string
}

/** What is published: every object with a channel and a kind, and whose pages listen for it. */
export function listEvents(files: readonly SourceFile[]): EventLine[] {
  const server = files.filter(({ text }) => /\bpublishEvents?\b/.test(text))
  const published = server.flatMap((source) => publishedBy(source))
  const heard = files.filter(({ text }) => /\buseLiveEvents\b/.test(text))
  const kinds = [...new Set(published.map(({ kind }) => kind))].toSorted()
  return kinds.map((kind) => {
    const own = published.filter((one) => one.kind === kind)
    return {
      kind,
      channels: unique(own.map(({ channel }) => channel)),
      publishers: unique(own.map(({ feature }) => feature)),
      listeners: unique(
        heard.filter(({ text }) => text.includes(`'${kind}':`)).map(({ file }) => partOf(file)),
      ),
    }
  })
}

function publishedBy(source: SourceFile): Found[] {
  const found: Found[] = []
  walk(parse(source), (node) => {
    const { kind: named, channel } = propertiesOf(node)
    const kind = textOf(named)
    if (kind === undefined || channel === undefined) return
    found.push({
      kind,
      channel: channelOf(channel, source),
      feature: partOf(source.file),
    })
  })
  return found
}

/** `customer` of `customer:${id}`; a channel that was named before is looked up where it was. */
function channelOf(node: SyntaxNode, source: SourceFile): string {
  const written = source.text.slice(node.start, node.end)
  const own = /`(customer|kitchen|session):/.exec(written)?.[1]
  if (own) return own
  if (written.includes('sessionChannel')) return 'session'
  const before = source.text.slice(0, node.start)
  return [...before.matchAll(/`(customer|kitchen|session):/g)].at(-1)?.[1] ?? written
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()

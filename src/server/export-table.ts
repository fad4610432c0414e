import { textsIn } from '#shared/language.ts'
import { writeAudit } from './audit.ts'
import { BYTE_ORDER_MARK, csvHeaders, toCsvLines, type Cell } from './csv.ts'
import { inTransaction, readSnapshot, type Database } from './database/database.ts'
import { Line } from './database/lock-line.ts'
import { exportTexts } from './export-texts.ts'
import type { Member } from './http/callers/caller.ts'
import { StreamReply } from './http/answers/reply.ts'

interface Sizes {
  /** More than this fits no spreadsheet that a person reads. */
  rowsMax: number
  pageRows: number
}

const SIZES: Sizes = { rowsMax: 100_000, pageRows: 1000 }

/** Each has a connection and up to 20 MB until it is sent; a third one waits for its turn. */
const AT_ONCE = 2
const line = new Line(AT_ONCE)

interface Page {
  /** The last row of the page before. */
  from: number | undefined
  limit: number
}

interface Table<Row> {
  /** What is taken along, such as `chef-payouts`: names the file and the action in the trail. */
  name: string
  filters: object
  list: (db: Database, page: Page) => Promise<readonly Row[]>
  headings: object
  cells: (row: Row) => Cell[]
}

/**
 * The rows of an index as a file. It is whole before the first byte is sent, so an error on the way
 * is an answer and not half a file, and anyone who stops a download keeps nothing of the database.
 * Anyone who takes people's data along leaves a line in the audit trail.
 */
export async function exportTable<Row extends { id: number }>(
  db: Database,
  who: Member,
  table: Table<Row>,
  sizes: Sizes = SIZES,
): Promise<StreamReply> {
  const { chunks, rows, isCut } = await writeInTurn(db, table, sizes)
  await inTransaction(db, (tx) =>
    writeAudit(tx, who, {
      action: `export-${table.name}`,
      object: table.name,
      objectId: 'all',
      before: null,
      after: { ...table.filters, rows },
    }),
  )
  const name = `${table.name}-${who.today}`
  if (!isCut) return sendChunks(name, chunks)
  const note = textsIn(exportTexts, who.language).cut(sizes.rowsMax)
  chunks.push(encode(toCsvLines([[note]])))
  return sendChunks(`${name}-first-${sizes.rowsMax}`, chunks, {
    'x-rows-cut-at': `${sizes.rowsMax}`,
  })
}

type Chunk = Uint8Array<ArrayBuffer>

interface Written {
  chunks: Chunk[]
  rows: number
  isCut: boolean
}

const encoder = new TextEncoder()
const encode = (text: string): Chunk => encoder.encode(text)

async function writeInTurn<Row extends { id: number }>(
  db: Database,
  table: Table<Row>,
  sizes: Sizes,
): Promise<Written> {
  await line.enter()
  try {
    return await readSnapshot(db, (tx) => writePages(tx, table, sizes))
  } finally {
    line.leave()
  }
}

/** Only the rows of one page are objects at a time. */
async function writePages<Row extends { id: number }>(
  tx: Database,
  { list, headings, cells }: Table<Row>,
  { rowsMax, pageRows }: Sizes,
): Promise<Written> {
  const chunks = [encode(BYTE_ORDER_MARK + toCsvLines([Object.values(headings) as Cell[]]))]
  let rows = 0
  let from: number | undefined
  while (rows < rowsMax) {
    const limit = Math.min(pageRows, rowsMax - rows)
    const page = await list(tx, { from, limit })
    if (page.length > 0) chunks.push(encode(toCsvLines(page.map(cells))))
    rows += page.length
    from = page.at(-1)?.id
    if (page.length < limit) return { chunks, rows, isCut: false }
  }
  return { chunks, rows, isCut: (await list(tx, { from, limit: 1 })).length > 0 }
}

function sendChunks(
  name: string,
  chunks: Chunk[],
  headers: Record<string, string> = {},
): StreamReply {
  const bytes = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const stream = new ReadableStream<Chunk>({
    pull(controller) {
      const chunk = chunks.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    cancel: () => void chunks.splice(0),
  })
  return new StreamReply(stream, {
    ...csvHeaders(name),
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(bytes),
    ...headers,
  })
}

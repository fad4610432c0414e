import fs from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import readline from 'node:readline'
import { builtFolder, root } from '../places.ts'

const PLACE = /(?:file:\/\/)?[^\s()"]*\/(dist\/(?:main|server)\/[^\s()":]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

function mapOf(file: string): SourceMap | undefined {
  const mapFile = path.join(path.dirname(builtFolder), `${file}.map`)
  if (!maps.has(file)) {
    const text = fs.existsSync(mapFile) ? fs.readFileSync(mapFile, 'utf8') : undefined
    maps.set(file, text ? new SourceMap(JSON.parse(text) as SourceMapPayload) : undefined)
  }
  return maps.get(file)
}

/** A line of a log of this build, with places of the server's bundle replaced by those of the sources. */
function traceLine(line: string): string {
  return line.replaceAll(PLACE, (place, file: string, row: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(row), Number(column))
    if (!origin || !('fileName' in origin)) return place
    const source = path.resolve(root, path.dirname(file), origin.fileName)
    return `${path.relative(root, source)}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  process.stdout.write(`${traceLine(line)}\n`)
}

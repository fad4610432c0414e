import { fileURLToPath } from 'node:url'
import createQpdf from '@neslinesli93/qpdf-wasm'

const SOURCE = '/source.pdf'
const TARGET = '/target.pdf'

const options = {
  locateFile: () => fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')),
}

/** What the package's own types leave out. */
interface Writer {
  writeFile: (path: string, data: Uint8Array) => void
}

export interface QpdfOutcome {
  /** As of qpdf's command: 0 is done, 2 failed, 3 done with warnings. */
  status: number
  file: Uint8Array | undefined
}

const FAILED = 2

/** A file on which qpdf breaks down, as one that takes all its memory, is one that it can't read. */
function run(callMain: (args: string[]) => number, args: string[]): number {
  try {
    return callMain(args)
  } catch {
    return FAILED
  }
}

/** Runs one command of qpdf on a file, in memory of its own; what it writes is the outcome's file. */
export async function qpdf(
  bytes: Uint8Array,
  args: readonly string[],
  { hasTarget = true } = {},
): Promise<QpdfOutcome> {
  const { FS, callMain } = await createQpdf(options)
  const files = FS as typeof FS & Writer
  files.writeFile(SOURCE, bytes)
  const status = run(callMain, [...args, SOURCE, ...(hasTarget ? [TARGET] : [])])
  const isWritten = hasTarget && (status === 0 || status === 3)
  return { status, file: isWritten ? files.readFile(TARGET) : undefined }
}

import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

export interface TypesetJob {
  id: number
  template: string
  data: string
}

export type TypesetOutcome = { id: number; pdf: Uint8Array } | { id: number; error: string }

const CACHE_GENERATIONS = 5

const { fontPaths, workspace } = workerData as { fontPaths: string[]; workspace: string }
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

function typeset({ id, template, data }: TypesetJob): TypesetOutcome {
  try {
    const compiled = compiler.compile({ mainFilePath: template, inputs: { data } })
    if (!compiled.result) {
      const errors = compiled.takeDiagnostics()
      return { id, error: JSON.stringify(errors && compiler.fetchDiagnostics(errors)) }
    }
    const pdf = compiler.pdf(compiled.result)
    compiler.evictCache(CACHE_GENERATIONS)
    return { id, pdf: new Uint8Array(pdf) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

parentPort?.on('message', (job: TypesetJob) => parentPort?.postMessage(typeset(job), []))

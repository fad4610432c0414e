import { parentPort } from 'node:worker_threads'
import { faultOfPdf } from './inspect-pdf.ts'

parentPort?.on('message', (bytes: Uint8Array) =>
  parentPort?.postMessage(faultOfPdf(Buffer.from(bytes)) ?? null, []),
)

import { parentPort, workerData } from 'node:worker_threads'
import { faultOfPdf } from './inspect-pdf.ts'

parentPort?.postMessage(faultOfPdf(Buffer.from(workerData as Uint8Array)) ?? null, [])

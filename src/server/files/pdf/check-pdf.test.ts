import path from 'node:path'
import { expect, it } from 'vitest'
import { paperObjects, pdfOf } from '../../../../tools/testing/documents.ts'
import { FileRefused } from '../file-refused.ts'
import { checkPdf, createPdfCheck } from './check-pdf.ts'

it('blames no file for a program of ours that is missing', async () => {
  const paper = pdfOf(paperObjects())
  const checkInVain = createPdfCheck(path.join(import.meta.dirname, 'missing.ts'))
  await expect(checkInVain(paper)).rejects.not.toBeInstanceOf(FileRefused)
  expect(await checkPdf(paper)).toEqual(paper)
  await expect(checkPdf(Buffer.from('no PDF'))).rejects.toBeInstanceOf(FileRefused)
})

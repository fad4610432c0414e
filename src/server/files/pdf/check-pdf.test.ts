import { expect, it, vi } from 'vitest'
import { paperObjects, pdfOf } from '../../../../tools/testing/documents.ts'
import { FileRefused } from '../file-refused.ts'
import { checkPdf } from './check-pdf.ts'

const programs = vi.hoisted(() => ({ isMissing: false }))

vi.mock(import('../places.ts'), async (load) => {
  const places = await load()
  return {
    ...places,
    workerFile: (name) => places.workerFile(programs.isMissing ? 'files/pdf/missing' : name),
  }
})

it('blames no file for a program of ours that is missing', async () => {
  const paper = pdfOf(paperObjects())
  programs.isMissing = true
  await expect(checkPdf(paper)).rejects.not.toBeInstanceOf(FileRefused)
  programs.isMissing = false
  expect(await checkPdf(paper)).toEqual(paper)
  await expect(checkPdf(Buffer.from('no PDF'))).rejects.toBeInstanceOf(FileRefused)
})

import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { startFakeMeta } from './fake-meta.ts'
import { definitions } from './submitted.ts'

const run = (env: Record<string, string>) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const command = ['tools/commands/templates.ts', '--submit']
    const settings = { env: { PATH: process.env['PATH'], ...env } }
    execFile(process.execPath, command, settings, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

it('npm run templates -- --submit ends with 1 where one was rejected, and with 0 otherwise', async () => {
  const meta = await startFakeMeta({ limits: { perHour: definitions.length } })
  const env = {
    PUBLIC_URL: 'https://sufra.example',
    WHATSAPP_API_URL: meta.templateSettings.apiUrl,
    WHATSAPP_TOKEN: meta.templateSettings.token,
    WHATSAPP_BUSINESS_ACCOUNT_ID: meta.templateSettings.businessAccountId,
  }
  const { status, stdout, stderr } = await run({ PUBLIC_URL: env.PUBLIC_URL })
  expect([status, stdout]).toEqual([1, expect.stringContaining('0 problems')])
  expect(stderr).toContain('WHATSAPP_BUSINESS_ACCOUNT_ID')
  expect(await run(env)).toMatchObject({ status: 0, stderr: '' })
  meta.books.rejectNext('quote_offered', 'TAG_CONTENT_MISMATCH')
  meta.books.review()
  const second = await run(env)
  expect(second.stdout).toContain('2 need attention')
  expect(second.status).toBe(1)
  await meta.close()
})

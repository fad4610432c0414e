import { buildIfStale } from '../build.ts'
import { demoCode, demoPeople } from '../demo-people.ts'
import { say, step } from '../progress.ts'
import { runServer } from '../server/run-server.ts'

const { isDemo } = await runServer({
  entry: 'src/main/serve.ts',
  mode: 'production',
  prepare: async () => {
    await step('build', buildIfStale, (built) => (built ? 'written to dist' : 'is current'))
  },
  describe: 'answers',
})
if (isDemo) {
  for (const { phone, role } of demoPeople) say('demo', `${phone}  ${role}, code ${demoCode}`)
}

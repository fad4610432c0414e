import { demoCode, demoPeople } from '../demo-people.ts'
import { builtServer } from '../places.ts'
import { say } from '../progress.ts'
import { runServer } from '../server/run-server.ts'

const { isDemo } = await runServer({
  entry: builtServer,
  mode: 'production',
  isBuilt: true,
  describe: 'answers',
})
if (isDemo) {
  say('demo', `sign in with one of these numbers and the code ${demoCode}`)
  for (const { phone, role, page } of demoPeople) say('', `${phone}  ${role.padEnd(10)}  ${page}`)
}

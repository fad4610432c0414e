import { followCode } from '../server/follow-code.ts'
import { runServer } from '../server/run-server.ts'

await runServer({
  entry: 'src/main/dev.ts',
  mode: 'development',
  isBuilt: false,
  describe: 'answers and follows changes in src',
  follow: followCode,
})

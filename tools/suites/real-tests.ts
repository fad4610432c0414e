/**
 * Test files of real processes, real sockets and real time: a busy machine can make one of them fail.
 * They run one after the other, last, and once more where they fail.
 */
export const realTests = [
  'src/main/process/close-server.test.ts',
  'src/server/http/socket/http-server.test.ts',
  'tests/faults/locked-kitchen.test.ts',
  'tests/faults/start.test.ts',
  'tests/providers/meta/templates-command.test.ts',
  'tests/races/cutoff.test.ts',
  'tests/races/races.test.ts',
  'tests/seeds/make-admin.test.ts',
  'tools/commands/refused-start.test.ts',
  'tools/commands/start.test.ts',
  'tools/postgres/temporary.test.ts',
  'tools/programs.test.ts',
  'tools/server/follow-code.test.ts',
  'tools/server/follow-parent.test.ts',
  'tools/server/server-process.test.ts',
  'tools/setup/setup.test.ts',
]

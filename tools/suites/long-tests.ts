/**
 * The lives of years, of databases that fail, of backups and of upgrades: `npm run test:full` runs
 * them, and `npm test` leaves them out. They run one after the other, and once more where they fail.
 */
export const longTests = [
  'src/features/suggestions/engine/measured/quality.test.ts',
  'tests/deploy/older-code.test.ts',
  'tests/deploy/rolling-restart.test.ts',
  'tests/faults/database-faults.test.ts',
  'tests/faults/demo-clock.test.ts',
  'tests/months/months.test.ts',
  'tests/upgrade/upgrade.test.ts',
  'tests/year/outage.test.ts',
  'tests/year/year.test.ts',
  'tools/backup/external.test.ts',
  'tools/backup/restore.test.ts',
  'tools/postgres/launch.test.ts',
  'tools/postgres/lock-file.test.ts',
]

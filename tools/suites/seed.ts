/**
 * Random tests of the gate draw the same all day, so that what they find by chance doesn't stop
 * someone else's change; TEST_SEED draws others.
 */
export function useSeedOfDay(now = new Date()) {
  process.env['TEST_SEED'] ||= now.toISOString().slice(0, 10).replaceAll('-', '')
}

/** What a server answers to those who ask too early or too late: never the reason why it ended. */
const refusedConnection = /FATAL: {2}(the database system is|terminating connection)/

/** Why the server ended: its last complaint, or else its last line. */
export function findReasonOfEnd(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !refusedConnection.test(line))
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
}

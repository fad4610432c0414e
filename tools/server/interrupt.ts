import process from 'node:process'

/** Calls `stop` once, on the first Ctrl-C or termination, then ends the process. */
export function onInterrupt(stop: () => Promise<void>) {
  let isStopping = false
  const handle = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle)
}

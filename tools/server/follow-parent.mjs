const LOOK_MS = 300

/**
 * npm and its shell end by a signal without passing it on: whoever they started sees only that its
 * parent has changed.
 * @param {() => void} stop
 */
export function onParentGone(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_MS)
  timer.unref()
}

{
  // A stylesheet may not be there while its server is replaced or the network is gone for a moment.
  const WAITS_MS = [300, 1000, 3000, 10_000]
  const ask = (missing) => {
    const tries = Number(missing.dataset.tries ?? 0)
    if (tries === WAITS_MS.length) return
    setTimeout(() => {
      const link = missing.cloneNode()
      link.dataset.tries = tries + 1
      missing.replaceWith(link)
    }, WAITS_MS[tries])
  }
  const onError = ({ target }) => {
    if (target.rel === 'stylesheet') ask(target)
  }
  addEventListener('error', onError, true)
}

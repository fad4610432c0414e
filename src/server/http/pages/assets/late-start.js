{
  const { currentScript, hidden } = document
  const entry = currentScript.previousElementSibling
  const LINKS_AT_ONCE = 4

  const start = () => {
    if (entry.src) return
    entry.src = entry.dataset.src
    bring([...document.querySelectorAll('link[data-rel]')])
  }
  const bring = (links) => {
    for (const link of links.splice(0, LINKS_AT_ONCE)) link.rel = link.dataset.rel
    if (links.length) setTimeout(bring, 0, links)
  }
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length) start()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, hidden ? 0 : 1000)

  // Then what lies below the first view is laid out too, once and in the right fonts.
  const { documentElement, fonts } = document
  const settle = () => documentElement.toggleAttribute('data-settled', true)
  const whenIdle = window.requestIdleCallback ?? setTimeout
  addEventListener('load', () => {
    void fonts.ready.then(() => whenIdle(settle))
  })
  currentScript.remove()
}

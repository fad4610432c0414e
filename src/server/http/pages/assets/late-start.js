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

  // A press of the other button, which nobody waits for, tells whether React hears this part.
  const QUESTION = 'auxclick'
  const isAlive = (part) => {
    const question = new CustomEvent(QUESTION, { bubbles: true, detail: {} })
    part.dispatchEvent(question)
    return question.detail.isHeard
  }
  const kept = new Map()
  const keep = (part, act) => {
    if (kept.size === 0) requestAnimationFrame(doKept)
    kept.set(part, act)
  }
  const doKept = () => {
    for (const [part, act] of kept) {
      if (part.isConnected && !isAlive(part)) break
      kept.delete(part)
      if (part.isConnected) act()
    }
    if (kept.size) requestAnimationFrame(doKept)
  }
  const hold = (event, part, act) => {
    if (!part || isAlive(part)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(part, act)
  }
  const PRESSABLE = 'button, label, [type=checkbox], [type=radio]'
  const press = (event) => {
    const part = event.button ? undefined : event.target.closest(PRESSABLE)
    hold(event, part, () => part.click())
  }
  const submit = (event) => {
    const { target, submitter } = event
    hold(event, target, () => target.requestSubmit(submitter))
  }
  const type = ({ target }) => {
    const { value } = target
    if (value === undefined || isAlive(target)) return
    keep(target, () => {
      if (target.type !== 'file') {
        // React passes over an event after which a field holds what it saw there last.
        target.value = ''
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')
        set.call(target, value)
      }
      for (const name of ['input', 'change']) {
        target.dispatchEvent(new Event(name, { bubbles: true }))
      }
    })
  }
  addEventListener('click', press, true)
  addEventListener('submit', submit, true)
  addEventListener('input', type, true)
  currentScript.remove()
}

{
  document.currentScript.remove()

  // A press of the other button, which has no other use, shows whether React listens to this part.
  const QUESTION = 'auxclick'
  const isAlive = (part) => {
    const question = new CustomEvent(QUESTION, { bubbles: true, detail: {} })
    part.dispatchEvent(question)
    return question.detail.isHeard
  }

  // React may draw a part again before it listens: the new one is the same of those that look alike.
  const REDRAWN_WITHIN_MS = 10_000
  const NAMING = ['type', 'name', 'aria-label']
  const nameOf = (part) =>
    [...NAMING.map((attribute) => part.getAttribute(attribute)), part.textContent].join()
  const alike = (part, name) =>
    [...document.querySelectorAll(part.localName)].filter((one) => nameOf(one) === name)
  const finderOf = (part) => {
    const name = nameOf(part)
    const place = alike(part, name).indexOf(part)
    let current = part
    return () => {
      if (!current.isConnected) current = alike(part, name)[place] ?? current
      return current.isConnected ? current : undefined
    }
  }

  const kept = new Map()
  const keep = (part, act) => {
    if (kept.size === 0) requestAnimationFrame(doKept)
    const { find = finderOf(part) } = kept.get(part) ?? {}
    kept.set(part, { act, find, until: performance.now() + REDRAWN_WITHIN_MS })
  }
  const doKept = () => {
    for (const [part, { act, find, until }] of kept) {
      const found = find()
      if (found ? !isAlive(found) : performance.now() < until) break
      kept.delete(part)
      if (found) act(found)
    }
    if (kept.size) requestAnimationFrame(doKept)
  }
  const delay = (event, part, act) => {
    if (!part || isAlive(part)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(part, act)
  }
  const PRESSABLE = 'button, label, [type=checkbox], [type=radio]'
  const press = (event) => {
    const part = event.button ? undefined : event.target.closest(PRESSABLE)
    delay(event, part, (found) => found.click())
  }
  const submit = (event) => {
    const { target, submitter } = event
    const findSubmitter = submitter && finderOf(submitter)
    delay(event, target, (found) => found.requestSubmit(findSubmitter?.()))
  }
  const type = ({ target }) => {
    const { value } = target
    if (value === undefined || isAlive(target)) return
    keep(target, (found) => {
      if (found.type !== 'file') {
        // React passes over an event after which a field holds what it saw there last.
        found.value = ''
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found), 'value')
        set.call(found, value)
      }
      for (const name of ['input', 'change']) {
        found.dispatchEvent(new Event(name, { bubbles: true }))
      }
    })
  }
  addEventListener('click', press, true)
  addEventListener('submit', submit, true)
  addEventListener('input', type, true)
}

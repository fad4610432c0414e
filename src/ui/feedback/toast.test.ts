import { expect, test } from 'vitest'
import { createToastQueue } from './toast.ts'

test('keeps messages until the region is there, in order', () => {
  const queue = createToastQueue()
  const shown: string[] = []
  queue.send({ title: 'first' })
  queue.send({ title: 'second' })
  queue.receive(({ title }) => shown.push(title))
  queue.send({ title: 'third' })
  expect(shown).toEqual(['first', 'second', 'third'])
})

test('waits again after the region has gone, and shows nothing twice', () => {
  const queue = createToastQueue()
  const shown: string[] = []
  const stop = queue.receive(({ title }) => shown.push(title))
  stop()
  queue.send({ title: 'late' })
  expect(shown).toEqual([])
  queue.receive(({ title }) => shown.push(title))
  expect(shown).toEqual(['late'])
})

import { afterEach, expect, test, vi } from 'vitest'
import { loadOnceOnline } from './lazy-part.ts'

afterEach(() => vi.unstubAllGlobals())

function stubNetwork() {
  const network = { onLine: false }
  const page = new EventTarget()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  return {
    comeBack() {
      network.onLine = true
      page.dispatchEvent(new Event('online'))
    },
  }
}

test('a part that cannot be loaded without a network comes with the network', async () => {
  const { comeBack } = stubNetwork()
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('part')
  const loading = loadOnceOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  comeBack()
  expect(await loading).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is in the cache needs no network', async () => {
  stubNetwork()
  expect(await loadOnceOnline(async () => 'part')).toBe('part')
})

test('a part that cannot be loaded with a network fails', async () => {
  stubNetwork().comeBack()
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadOnceOnline(load)).rejects.toThrow('Failed to fetch')
})

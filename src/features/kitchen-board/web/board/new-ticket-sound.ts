import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Ticket } from '../queries.ts'

const KEY = 'kitchen-sound'
const watchers = new Set<() => void>()

const watch = (notify: () => void) => {
  watchers.add(notify)
  return () => watchers.delete(notify)
}
const read = (): boolean => localStorage.getItem(KEY) !== 'off'

const TONES_HZ = [880, 1175]
const TONE_SECONDS = 0.14

/** Two short tones; the browser plays them once someone has touched the page. */
function play(context: AudioContext): void {
  for (const [index, hertz] of TONES_HZ.entries()) {
    const from = context.currentTime + index * TONE_SECONDS
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.0001, from)
    volume.gain.exponentialRampToValueAtTime(0.3, from + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + TONE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + TONE_SECONDS)
  }
}

export interface NewTicketSound {
  isOn: boolean
  toggle: () => void
}

/** Sounds when a ticket comes that was not there before. The choice is remembered on the device. */
export function useNewTicketSound(tickets: readonly Ticket[] | undefined): NewTicketSound {
  const isOn = useSyncExternalStore(watch, read, () => true)
  const context = useRef<AudioContext>(null)
  const seen = useRef<ReadonlySet<number>>(null)

  const sound = useCallback(() => {
    context.current ??= new AudioContext()
    void context.current.resume().then(() => context.current && play(context.current))
  }, [])

  useEffect(() => {
    if (!tickets) return
    const ids = new Set(tickets.map(({ id }) => id))
    const isNew = seen.current !== null && [...ids].some((id) => !seen.current?.has(id))
    seen.current = ids
    if (isNew && isOn && navigator.userActivation.hasBeenActive) sound()
  }, [tickets, isOn, sound])

  const toggle = () => {
    localStorage.setItem(KEY, isOn ? 'off' : 'on')
    for (const notify of watchers) notify()
    if (!isOn) sound()
  }
  return { isOn, toggle }
}

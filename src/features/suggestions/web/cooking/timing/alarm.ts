/** Two high notes, as a kitchen timer has them. */
const BEEPS = [
  { atSeconds: 0, hertz: 880 },
  { atSeconds: 0.22, hertz: 1175 },
  { atSeconds: 0.44, hertz: 880 },
] as const
const BEEP_SECONDS = 0.16
const LOUDNESS = 0.35
const VIBRATION_MS = [220, 120, 220, 120, 420]

let audio: AudioContext | undefined

/** Browsers allow sound only after a touch, so it is asked for when a timer is started. */
export function allowSound(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume().catch(() => undefined)
}

function beep(context: AudioContext): void {
  for (const { atSeconds, hertz } of BEEPS) {
    const start = context.currentTime + atSeconds
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02)
    volume.gain.setValueAtTime(LOUDNESS, start + BEEP_SECONDS - 0.04)
    volume.gain.linearRampToValueAtTime(0, start + BEEP_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + BEEP_SECONDS)
  }
}

export function ringOnce(): void {
  if (audio?.state === 'running') beep(audio)
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
}

/** For a page that no one looks at; never asks for leave. */
export function notify(title: string, text: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  if (document.visibilityState === 'visible') return
  try {
    new Notification(title, { body: text, tag }).addEventListener('click', () => window.focus())
  } catch {
    // Phones show notices through a service worker alone: there the sound has to do.
  }
}

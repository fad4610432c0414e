import { useEffect, type RefObject } from 'react'

interface FrameListener {
  onHeight: (height: number) => void
  onEnd: () => void
  /** It was asked to go on, and something is missing or wrong. */
  onInvalid: () => void
}

const HEIGHT_MAX = 1200

/**
 * Hears what the provider's frame says. Only this frame's own window is believed, and only to ask
 * our server how the form ended: what a message claims decides nothing.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { onHeight, onEnd, onInvalid }: FrameListener,
): void {
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (typeof data !== 'object' || data === null || !('type' in data)) return
      if (data.type === 'card-setup') onEnd()
      if (data.type === 'card-setup-invalid') onInvalid()
      if (data.type === 'card-setup-size' && 'height' in data) {
        const height = Number(data.height)
        if (height > 0) onHeight(Math.min(Math.ceil(height), HEIGHT_MAX))
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, onHeight, onEnd, onInvalid])
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, CallError } from '#shared/wire/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { tickListItem } from '../../contract.ts'
import type { ShoppingList } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { readTicks, saveTicks, type Ticks } from './saved-ticks.ts'
import { useSaveList } from './use-list-actions.ts'

const RETRY_MS = 5000

/** What the server has not taken yet, kept on the device. */
function useWaitingTicks(listId: number) {
  const [waiting, setWaiting] = useState<Ticks>({})
  const latest = useRef<Ticks>({})
  const write = (ticks: Ticks) => {
    latest.current = ticks
    saveTicks(listId, ticks)
    setWaiting(ticks)
  }
  const done = (ingredientId: string, isTicked: boolean) => {
    if (latest.current[ingredientId] !== isTicked) return
    const { [ingredientId]: _sent, ...left } = latest.current
    write(left)
  }
  return { waiting, latest, write, done }
}

/**
 * Ticks show at once, are kept on the device while the server does not take them, and go out one
 * after the other.
 */
export function useTicks(listId: number) {
  const { actions: words } = useTexts(texts)
  const keepList = useSaveList()
  const { waiting, latest, write, done } = useWaitingTicks(listId)
  const [isStuck, setIsStuck] = useState(false)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isGone = useRef(false)

  const sendOne = async (ingredientId: string, isTicked: boolean): Promise<boolean> => {
    let list: ShoppingList
    try {
      list = await call(tickListItem, { id: listId, ingredientId, isTicked })
    } catch (error) {
      if (!(error instanceof CallError) || !error.isFinal) return false
      done(ingredientId, isTicked)
      toast({ title: words.error, text: errorText(error, words.failed), variant: 'destructive' })
      return true
    }
    await keepList(list)
    done(ingredientId, isTicked)
    return true
  }
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    clearTimeout(retry.current)
    for (;;) {
      const [next] = Object.entries(latest.current)
      const isTaken = !next || (await sendOne(...next))
      setIsStuck(!isTaken)
      if (!isTaken && !isGone.current) retry.current = setTimeout(() => void send(), RETRY_MS)
      if (!next || !isTaken) break
    }
    isSending.current = false
  }
  const onMount = useEffectEvent(() => {
    write({ ...readTicks(listId), ...latest.current })
    void send()
  })
  const onOnline = useEffectEvent(() => void send())
  useEffect(() => {
    isGone.current = false
    onMount()
    const again = () => onOnline()
    addEventListener('online', again)
    return () => {
      isGone.current = true
      removeEventListener('online', again)
      clearTimeout(retry.current)
    }
  }, [])

  return {
    waiting,
    /** The server did not take them at the last try. */
    isStuck,
    tick: (ingredientId: string, isTicked: boolean) => {
      write({ ...latest.current, [ingredientId]: isTicked })
      void send()
    },
  }
}

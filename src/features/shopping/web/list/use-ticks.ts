import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, CallError } from '#shared/call.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { tickListItem } from '../../contract.ts'
import type { ShoppingList } from '../queries.ts'
import { faultText } from '#ui/writing/fault-text.ts'
import { texts } from '../texts.ts'
import { keepTicks, readTicks, type Ticks } from './kept-ticks.ts'
import { useKeepList } from './use-list-acts.ts'

/** Ticks show at once, are kept on the device without a network, and go out one after the other. */
export function useTicks(listId: number) {
  const { acts } = useTexts(texts)
  const keepList = useKeepList()
  const [waiting, setWaiting] = useState<Ticks>({})
  const latest = useRef<Ticks>({})
  const isSending = useRef(false)

  const write = (ticks: Ticks) => {
    latest.current = ticks
    keepTicks(listId, ticks)
    setWaiting(ticks)
  }
  const done = (ingredientId: string, isTicked: boolean) => {
    if (latest.current[ingredientId] !== isTicked) return
    const { [ingredientId]: _sent, ...left } = latest.current
    write(left)
  }
  const sendOne = async (ingredientId: string, isTicked: boolean): Promise<boolean> => {
    let list: ShoppingList
    try {
      list = await call(tickListItem, { id: listId, ingredientId, isTicked })
    } catch (error) {
      if (!(error instanceof CallError) || error.isNetwork || error.status >= 500) return false
      done(ingredientId, isTicked)
      toast({ title: acts.error, text: faultText(error, acts.failed), variant: 'destructive' })
      return true
    }
    await keepList(list)
    done(ingredientId, isTicked)
    return true
  }
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    for (;;) {
      const [next] = Object.entries(latest.current)
      if (!next || !(await sendOne(...next))) break
    }
    isSending.current = false
  }
  const onMount = useEffectEvent(() => {
    write({ ...readTicks(listId), ...latest.current })
    void send()
  })
  const onOnline = useEffectEvent(() => void send())
  useEffect(() => {
    onMount()
    const again = () => onOnline()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return {
    waiting,
    tick: (ingredientId: string, isTicked: boolean) => {
      write({ ...latest.current, [ingredientId]: isTicked })
      void send()
    },
  }
}

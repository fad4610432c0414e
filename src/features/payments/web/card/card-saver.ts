import { createContext, useCallback, useRef, useState } from 'react'
import type { PaymentChoice } from '../payment-method-picker.tsx'
import type { CardSetup } from '../queries.ts'

/**
 * Saves the card that is typed; null where the form stays open and says what is wrong, undefined where
 * it still loads.
 */
type Save = () => Promise<CardSetup | null | undefined>

/** The open form offers itself; the answer takes it back. */
type Offer = (save: Save) => () => void

/** Lets the one button of an order save the card in the form within, and order with it. */
export const CardSaverContext = createContext<Offer | undefined>(undefined)

export interface CardSaver {
  offer: Offer
  isSaving: boolean
  /**
   * The way to pay with the typed card saved, or as it is where no form is ready; undefined where the
   * form says what is wrong.
   */
  complete: (choice: PaymentChoice) => Promise<PaymentChoice | undefined>
}

export function useCardSaver(): CardSaver {
  const form = useRef<Save>(undefined)
  const [isSaving, setSaving] = useState(false)
  const offer = useCallback<Offer>((save) => {
    form.current = save
    return () => {
      if (form.current === save) form.current = undefined
    }
  }, [])
  const complete = async (choice: PaymentChoice) => {
    if (choice.method !== 'credit_card' || choice.card || !form.current) return choice
    setSaving(true)
    try {
      const card = await form.current()
      if (card === undefined) return choice
      return card ? { ...choice, card } : undefined
    } finally {
      setSaving(false)
    }
  }
  return { offer, isSaving, complete }
}

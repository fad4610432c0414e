import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../session-messages.ts'

/** Says once why someone was led away from an admin's page. */
export function useDenied(denied: 'admin' | undefined): void {
  const { denied: words } = useTexts(messages)
  const navigate = useNavigate()
  useEffect(() => {
    if (denied === undefined) return
    toast({ title: words.title, text: words.text, variant: 'destructive' })
    void navigate({ to: '/dashboard', search: {}, replace: true })
  }, [denied, navigate, words])
}

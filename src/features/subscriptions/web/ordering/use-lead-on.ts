import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Time to read the success before the page changes. */
const REDIRECT_MS = 1000

export function useLeadOn(target: string | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (target === undefined) return
    const timer = setTimeout(() => void router.navigate({ href: target }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [router, target])
}

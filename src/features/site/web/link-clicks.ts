import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Plain links of our own pages are followed without a page load. A link that wants one anyway
 * carries `data-load`.
 */
export function useLinkClicks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest('a')
      if (!link || event.defaultPrevented || !isPlainClick(event) || !isOurs(link)) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOurs = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download') &&
  link.dataset['load'] === undefined &&
  !/^\/(api|plates|simulator)\//.test(link.pathname) &&
  !(link.pathname === location.pathname && link.search === location.search && link.hash !== '')

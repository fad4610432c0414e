import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { matchesTyped } from '#shared/text/fold-text.ts'
import { areSingleKeysOn, useSingleKeys } from '#ui/index-table/keys/single-keys.ts'
import { useTexts } from '#ui/texts.ts'
import { ADMIN_PAGES } from './nav.ts'
import { adminTexts } from './texts.ts'

interface Hit {
  href: string
  label: string
}

const INDEXES = ['/admin/users', '/admin/subscriptions']

/**
 * Pages by name, and people and subscriptions by what is typed; `/` leads here from pages that have
 * no search of their own.
 */
export function AdminSearch({ isShortcut = false }: { isShortcut?: boolean }) {
  const texts = useTexts(adminTexts)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const areKeysOn = useSingleKeys()
  useShortcut(isShortcut, input)
  const hits = useHits(typed)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const [first] = hits
    if (!first) return
    setTyped('')
    void navigate({ href: first.href })
  }
  return (
    <search className="relative block">
      <form onSubmit={submit}>
        <label className="flex min-h-11 items-center gap-2.5 rounded-field border-line border-control bg-card px-3 outline-focus has-focus-visible:outline-3">
          <Search className="flex-none text-muted" />
          <input
            ref={input}
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchShort}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="w-full min-w-0 bg-transparent outline-none placeholder:text-muted"
          />
          {isShortcut && areKeysOn && <ShortcutHint />}
        </label>
      </form>
      {typed.trim() !== '' && (
        <ul className="absolute inset-x-0 top-full z-30 mt-1 grid gap-0.5 rounded-tile border-line border-hairline bg-card p-1.5 shadow-dialog">
          {hits.map((hit) => (
            <li key={hit.href}>
              <a
                href={hit.href}
                onClick={() => setTyped('')}
                className="flex min-h-11 items-center rounded-field px-3 no-underline hover:bg-sunk"
              >
                {hit.label}
              </a>
            </li>
          ))}
          {hits.length === 0 && <li className="px-3 py-2 text-muted">{texts.noPage}</li>}
        </ul>
      )}
    </search>
  )
}

/** Only where there is a keyboard: a finger presses no key. */
function ShortcutHint() {
  const texts = useTexts(adminTexts)
  return (
    <span className="flex-none text-note text-muted pointer-coarse:hidden">{texts.searchHint}</span>
  )
}

function useHits(typed: string): Hit[] {
  const { pages, find, findSubscriptions } = useTexts(adminTexts)
  const words = typed.trim()
  if (words === '') return []
  const named = ADMIN_PAGES.filter(({ name }) => matchesTyped(pages[name], words)).map(
    ({ href, name }): Hit => ({ href, label: pages[name] }),
  )
  const query = new URLSearchParams({ search: words }).toString()
  const indexes = INDEXES.filter((href) => ADMIN_PAGES.some((page) => page.href === href)).map(
    (href): Hit => ({
      href: `${href}?${query}`,
      label: href === '/admin/users' ? find(words) : findSubscriptions(words),
    }),
  )
  return [...named, ...indexes]
}

/** `/`, wherever no one is typing and no index takes it, or Ctrl K. */
function useShortcut(isOn: boolean, input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
      const isPalette = event.key === 'k' && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === '/' && !isTyping && areSingleKeysOn()
      if (!isPalette && !isSlash) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn, input])
}

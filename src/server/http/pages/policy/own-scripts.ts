import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

export interface SignedPage {
  /** Without the nonce, so that it can be kept and sent again. */
  html: string
  /** The inline scripts that the renderer made itself. */
  scripts: readonly string[]
}

/**
 * Distinguishes the scripts of the renderer from injected ones: only its own carry the nonce, which
 * was made for this rendering and leaves the server with none.
 */
export function takeOwnScripts(html: string, nonce: string): SignedPage {
  const attribute = ` nonce="${nonce}"`
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) && script !== '' ? [script] : [],
  )
  return { html: html.replaceAll(attribute, ''), scripts }
}

export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

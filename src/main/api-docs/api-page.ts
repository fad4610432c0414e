import { html, raw } from 'hono/html'
import type {
  ApiDocument,
  JsonSchema,
  Operation,
  Parameter,
  RefusalTexts,
} from '#server/http/openapi.ts'

export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#241230, #f8f2fb); --muted: light-dark(#5c4e66, #c3b4cc); --bg: light-dark(#fff, #170c1e); --sunk: light-dark(#f3eef6, #2e1c3a); --line: light-dark(#e4dbe9, #46314f); --strong: light-dark(#3c1b52, #ffc02e); --on-strong: light-dark(#fff, #241230); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main, header, nav { max-width: 64rem; margin-inline: auto; padding-inline: 1.25rem; }
header { padding-block: 2.5rem 1rem; }
h1 { font-size: 2.25rem; margin: 0 0 .5rem; line-height: 1.2; }
h2 { font-size: 1.5rem; margin: 3rem 0 1rem; }
h4 { font-size: .9375rem; margin: 1.25rem 0 .375rem; }
p { max-width: 42em; }
a { color: inherit; text-underline-offset: .25em; }
a:focus-visible { outline: 3px solid light-dark(#0e7c8b, #6fd3e0); outline-offset: 2px; border-radius: 4px; }
code, pre, .path { font-family: ui-monospace, monospace; font-size: .9375rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: .75rem; align-items: baseline; min-height: 2rem; padding-block: .25rem; text-decoration: none; flex-wrap: wrap; }
nav li a:hover .path { text-decoration: underline; }
nav h2 { margin: 1.25rem 0 .25rem; font-size: 1.0625rem; }
article { border: 1.5px solid var(--line); border-radius: 18px; padding: 1.25rem; margin-block: 1rem; scroll-margin-top: 1rem; }
article:target { border-color: var(--strong); border-width: 3px; }
article h3 { margin: 0 0 .5rem; font-size: 1.0625rem; display: flex; gap: .75rem; align-items: baseline; flex-wrap: wrap; overflow-wrap: anywhere; }
.method { background: var(--strong); color: var(--on-strong); border-radius: 999px; padding: .1rem .75rem; font-weight: 600; font-size: .8125rem; }
nav .method { min-width: 4.75rem; text-align: center; }
.path { overflow-wrap: anywhere; min-width: 0; }
.muted { color: var(--muted); }
pre { background: var(--sunk); border-radius: 12px; padding: .875rem 1rem; margin: 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0; display: grid; gap: .75rem; }
dt { font-weight: 600; }
dd { margin: 0; }
`

const INTRODUCTION = [
  'A signed-in caller is known by the session cookie. A write must come from this site itself: other origins are refused.',
  'A refusal has a status from 400 to 429 and a body of code and message; the code stays the same in both languages. Those at the end can come from every endpoint to which they apply. 500 is a fault of ours and 503 an outage: try again with the same Idempotency-Key. Headers of over 16 KiB are refused with 431 and no body.',
  'Where an Idempotency-Key is offered, send a new one for every new act and the same one for a repetition.',
]

/** The API reference as one page: an index, then every endpoint under its own anchor. No script. */
export async function renderApiPage(document: ApiDocument): Promise<string> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const groups = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags[0] === name),
  }))
  return await html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header>
          <h1>${document.info.title} ${document.info.version}</h1>
          <p>${document.info.description}</p>
          ${INTRODUCTION.map((sentence) => html`<p class="muted">${sentence}</p>`)}
          <p><a href="/api/openapi.json">OpenAPI 3.1 document</a> · <a href="/">Sufra</a></p>
        </header>
        <nav aria-label="Endpoints">${groups.map(renderIndex)}</nav>
        <main>
          ${groups.map(renderGroup)}
          <section>
            <h2>Refusals of every endpoint</h2>
            ${renderRefusals(document['x-refusals'])}
          </section>
        </main>
      </body>
    </html>`
}

interface Placed {
  method: string
  path: string
  operation: Operation
}

interface Group {
  name: string
  operations: Placed[]
}

const renderIndex = ({ name, operations }: Group) =>
  html`<h2>${name}</h2>
    <ul>
      ${operations.map(
        ({ method, path, operation }) =>
          html`<li>
            <a href="#${operation.operationId}"
              ><span class="method">${method.toUpperCase()}</span>
              <span class="path">${path}</span></a
            >
          </li>`,
      )}
    </ul>`

const renderGroup = ({ name, operations }: Group) =>
  html`<section>
    <h2>${name}</h2>
    ${operations.map(renderOperation)}
  </section>`

const renderOperation = ({ method, path, operation }: Placed) =>
  html` <article id="${operation.operationId}">
    <h3>
      <span class="method">${method.toUpperCase()}</span>
      <a class="path" href="#${operation.operationId}">${path}</a>
    </h3>
    <p>${operation.summary}</p>
    <p class="muted">Who may call: ${operation['x-who']}.</p>
    ${renderParameters(operation.parameters ?? [])}
    ${renderBody('Body', operation.requestBody?.content)}
    ${Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content }]) => renderBody(`Answer ${status}`, content))}
    ${
      operation['x-refusals'].length === 0
        ? ''
        : html`<h4>Refusals</h4>
            ${renderRefusals(operation['x-refusals'])}`
    }
  </article>`

const renderParameters = (parameters: Parameter[]) =>
  parameters.length === 0
    ? ''
    : html`<h4>Parameters</h4>
        <pre>
${parameters
  .map(
    (parameter) =>
      `${parameter.in} ${parameter.name}${parameter.required ? '' : '?'}: ${shapeOf(parameter.schema)}`,
  )
  .join('\n')}</pre>`

const renderBody = (title: string, content: Record<string, { schema: JsonSchema }> | undefined) =>
  Object.entries(content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<h4>${title}</h4>
        <pre>${mediaType === 'application/json' ? shapeOf(schema) : mediaType}</pre>`,
  )

const renderRefusals = (refusals: readonly RefusalTexts[]) =>
  html`<dl>
    ${refusals.map(
      ({ code, status, en, ar }) =>
        html`<div>
          <dt><code>${status} ${code}</code></dt>
          <dd>${en}</dd>
          <dd lang="ar" dir="rtl">${ar}</dd>
        </div>`,
    )}
  </dl>`

/** A schema as people read types: `{ id: number, name: string | null }`. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  const {
    type,
    anyOf,
    oneOf,
    enum: values,
    const: constant,
    items,
    properties,
  } = schema as {
    type?: string | string[]
    anyOf?: JsonSchema[]
    oneOf?: JsonSchema[]
    enum?: unknown[]
    const?: unknown
    items?: JsonSchema
    properties?: Record<string, JsonSchema>
  }
  if (constant !== undefined) return JSON.stringify(constant)
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map((choice) => shapeOf(choice, indent)))].join(' | ')
  if (items) {
    const item = shapeOf(items, indent)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (properties) return objectShape(schema, properties, indent)
  return type === undefined ? 'any' : [type].flat().join(' | ')
}

function objectShape(
  schema: JsonSchema,
  properties: Record<string, JsonSchema>,
  indent: string,
): string {
  const required = (schema['required'] ?? []) as string[]
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

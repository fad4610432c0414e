import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A price, and a month said of it: plans renew every 28 days, thirteen times a year. */
const MONTHLY =
  /\b(a|per|each|every) month\b|[Mm]onthly (price|fee|charge|(meal )?plan)|شهري[ًّاة]|(في|بال|لل|كل )(ال)?شهر|لكل شهر|سعر شهري|السعر الشهري/u

/** What the specification says word for word has the true time next to it. */
const QUOTED = ['per month (every 4 weeks)', 'شهريًا (كل 4 أسابيع)']

/** Not of amounts: how often kitchens join and letters come. */
const OTHERS = [
  'We add kitchens every month',
  'about twice a month',
  'نحو مرتين في الشهر',
  'نضيف مطابخ جديدة كل شهر',
]

it('no text says of what renews every 4 weeks that it is for a month', () => {
  const files = globSync('src/**/{*texts,*messages,head}.ts')
  expect(files.length).toBeGreaterThan(50)
  const said = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => [...QUOTED, ...OTHERS].reduce((rest, text) => rest.replace(text, ''), line))
      .filter((line) => MONTHLY.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(said).toEqual([])
})

import { expect, it } from 'vitest'
import { countFigures } from './figures.ts'
import { parseFile } from './measure.ts'
import { FIGURES_FILE, findRisenFigures, lowered, raised } from './ratchet.ts'
import { countPrivateWords, wordsOf } from './words.ts'

const code = (text: string, file = 'src/features/meals/server/store.ts') => ({ file, text })

const wordsIn = (text: string, file?: string) => countPrivateWords(parseFile(code(text, file)))

const figuresOf = (text: string, committed: object = {}) => [
  code(text),
  { file: FIGURES_FILE, text: JSON.stringify(committed) },
]

it.each([
  ['holdKitchenDays', ['hold', 'kitchen', 'days']],
  ['HTTPFault', ['http', 'fault']],
  ['WISH_MAX_2', ['wish', 'max']],
  ['_told', ['told']],
])('%s is made of %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words)
})

it('counts private words in names, each use, and not in texts', () => {
  const text = `
    const holdDay = (wish: Wishes) => holdDay(wish.fault, 'hold the door')
    const household = { held: holdDay }
    export const Page = () => <SpellDialog door={household} />
  `
  const { names } = wordsIn(text, 'src/features/meals/web/page.tsx')
  expect(names).toEqual({ hold: 3, wish: 3, fault: 1, held: 1, spell: 1, door: 1 })
})

it('counts a property and its value once where they are written once', () => {
  const text = 'export const read = ({ wish }: Asked) => ({ wish, held: wish })\n'
  expect(wordsIn(text).names).toEqual({ wish: 3, held: 1 })
})

it('leaves a wish in free words its name', () => {
  const text = 'export const readWish = (wish: string) => wish'
  expect(wordsIn(text, 'src/features/suggestions/wishes/read.ts').names).toEqual({})
  expect(wordsIn(text, 'e2e/ai/wish.spec.ts').names).toEqual({ wish: 3 })
})

it('counts private words in comments', () => {
  const text = `/** Whoever is told stands\n * beside. */\n// Nobody's fault.\nexport const told = 'anew'\n`
  expect(wordsIn(text)).toEqual({
    names: { told: 1 },
    comments: { whoever: 1, told: 1, stands: 1, beside: 1, nobody: 1, fault: 1 },
  })
})

it('counts private words in titles of tests as in comments', () => {
  const text = `
    describe('nobody', () => {
      it.each([1])('tells %i', () => say('stands'))
      test.skipIf(true)('goes on beside', () => undefined)
    })
  `
  expect(wordsIn(text).comments).toEqual({ nobody: 1, tells: 1, beside: 1 })
})

it('counts what is written by hand', () => {
  const text =
    'export const useSave = () => useMutation({ mutationFn: () => save() as Promise<any> })\n'
  expect(countFigures([code(text)])).toMatchObject({
    features: 1,
    useMutation: 1,
    any: 1,
    casts: 1,
    'files under 15 lines': 1,
    'files over 300 lines': 0,
  })
})

it('takes the short file of a new address', () => {
  const route = code(
    "export const Route = createFileRoute('/dashboard')()\n",
    'src/routes/index.tsx',
  )
  expect(countFigures([route])).toMatchObject({
    'files under 30 lines': 0,
    'files under 15 lines': 0,
  })
})

it('finds a figure that is above the committed one, and one that is new', () => {
  const text = 'export const wish: any = anew()\n'
  const { any: _, ...figures } = countFigures([code(text)])
  const committed = { ...figures, any: 0, '“wish” in names': 2, '“anew” in names': undefined }
  expect(findRisenFigures(figuresOf(text, committed)).map(({ message }) => message)).toEqual([
    'any: 1, and 0 before; npm run house shows all figures',
    '“anew” in names: 1, and 0 before; npm run house shows all figures',
  ])
})

it('lowers what has fallen and raises nothing', () => {
  const text = 'export const wish: any = anew()\n'
  const committed = { any: 0, '“wish” in names': 7, '“hold” in names': 3 }
  const figures = JSON.parse(lowered(figuresOf(text, committed))) as object
  expect(figures).toMatchObject({ any: 0, '“wish” in names': 1, '“anew” in names': 1 })
  expect(figures).not.toHaveProperty('“hold” in names')
})

it('raises what a new feature has risen', () => {
  const text = 'export const wish: any = anew()\n'
  const committed = { any: 0, '“wish” in names': 7 }
  const figures = JSON.parse(raised(figuresOf(text, committed))) as object
  expect(figures).toMatchObject({ any: 1, '“wish” in names': 7, '“anew” in names': 1 })
})

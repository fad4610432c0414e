import sharp from 'sharp'

type Specimen = 'card' | 'selfie' | 'paper'

/** Five by seven dots a letter: no font is needed, and every machine draws the same. */
const LETTERS: Readonly<Record<string, string>> = {
  S: '.#### #.... #.... .###. ....# ....# ####.',
  P: '####. #...# #...# ####. #.... #.... #....',
  E: '##### #.... #.... ####. #.... #.... #####',
  C: '.#### #.... #.... #.... #.... #.... .####',
  I: '##### ..#.. ..#.. ..#.. ..#.. ..#.. #####',
  M: '#...# ##.## #.#.# #.#.# #...# #...# #...#',
  N: '#...# ##..# ##..# #.#.# #..## #..## #...#',
}
const WORD = 'SPECIMEN'
const LETTER_WIDTH = 6

const dots = Array.from(WORD).flatMap((letter, place) =>
  (LETTERS[letter] ?? '')
    .split(' ')
    .flatMap((row, y) =>
      Array.from(row).flatMap((dot, x) =>
        dot === '#' ? `M${place * LETTER_WIDTH + x} ${y}h1v1h-1z` : [],
      ),
    ),
)

const stamp = (width: number, height: number): string => {
  const scale = width / (WORD.length * LETTER_WIDTH * 1.15)
  return `<path d="${dots.join('')}" fill="#b3261e" fill-opacity=".45"
    transform="translate(${width / 2} ${height / 2}) rotate(-22) scale(${scale}) translate(-23.5 -3.5)"/>`
}

const bar = (x: number, y: number, width: number, height = 12, fill = '#8b9099'): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`

/** Head and shoulders; no picture of anyone. */
const person = (x: number, y: number, size: number, skin: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">
    <path d="M8 100c0-30 18-40 42-40s42 10 42 40z" fill="#4b5563"/>
    <circle cx="50" cy="36" r="23" fill="${skin}"/>
    <path d="M26 34a24 24 0 0 1 48 0q-24-16-48 0z" fill="#2b2f36"/>
  </g>`

const cardFace = (tint: string): string =>
  `<rect width="640" height="404" rx="28" fill="${tint}"/>
   <rect width="640" height="72" fill="#ffffff" fill-opacity=".55"/>
   ${bar(32, 30, 250, 16, '#5b6470')}<circle cx="584" cy="36" r="22" fill="#c9a648"/>
   <rect x="32" y="104" width="168" height="210" rx="10" fill="#ffffff"/>
   ${person(41, 126, 150, '#c99a73')}
   <rect x="548" y="110" width="60" height="46" rx="8" fill="#d8b65a"/>
   ${[116, 156, 196, 236, 276].map((y, line) => bar(228, y, 280 - line * 34)).join('')}
   ${bar(32, 346, 576, 14, '#737a85')}`

const paperFace = (tint: string): string =>
  `<rect width="640" height="900" fill="#ffffff"/>
   <rect width="640" height="14" fill="${tint}"/>
   <circle cx="96" cy="98" r="40" fill="${tint}"/>${bar(164, 78, 300, 18, '#5b6470')}
   ${bar(164, 110, 190)}
   ${Array.from({ length: 13 }, (_, line) => bar(56, 210 + line * 34, line % 4 === 3 ? 260 : 528, 10)).join('')}
   <rect x="56" y="672" width="528" height="96" fill="none" stroke="#8b9099" stroke-width="2"/>
   <circle cx="506" cy="822" r="46" fill="none" stroke="${tint}" stroke-width="7"/>
   ${bar(56, 832, 200, 4)}`

const selfieFace = (tint: string): string =>
  `<rect width="480" height="640" fill="#d9dee5"/>${person(20, 60, 440, '#c99a73')}
   <circle cx="330" cy="560" r="42" fill="#c99a73"/>
   <g transform="translate(196 410) rotate(-6) scale(.36)">${cardFace(tint)}</g>`

const FACES: Readonly<
  Record<Specimen, { width: number; height: number; draw: (tint: string) => string }>
> = {
  card: { width: 640, height: 404, draw: cardFace },
  selfie: { width: 480, height: 640, draw: selfieFace },
  paper: { width: 640, height: 900, draw: paperFace },
}

/** A drawn document that says of itself that it is none, as a phone would send it. */
export async function drawSpecimen(kind: Specimen, tint: string): Promise<string> {
  const { width, height, draw } = FACES[kind]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(tint)}${stamp(width, height)}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg().toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

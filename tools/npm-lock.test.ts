import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.ts'

interface Locked {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

function isLocked(packages: Record<string, Locked>, place: string, name: string): boolean {
  for (
    let above = place;
    ;
    above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${above ? `${above}/` : ''}node_modules/${name}`]) return true
    if (above === '') return false
  }
}

/** npm leaves packages of other platforms out where it writes the file next to installed ones. */
test.each(['package-lock.json', 'tools/upgrade/majors/17/package-lock.json'])(
  '%s names the packages of every platform, or npm ci refuses it',
  (file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
    const missing = Object.entries(packages).flatMap(
      ([place, { dependencies, optionalDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies }).filter(
          (name) => !isLocked(packages, place, name),
        ),
    )
    expect(missing).toEqual([])
  },
)

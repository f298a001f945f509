// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, test } from 'vitest'
import { readImports } from '../../../dist-check/read-imports.mjs'
import { outputs, SERVED } from '../../../src/build/index.mjs'

/** Beside what is optional for a platform. */
const PACKAGES_MAX = 450
/** Parts of the build that no start needs: the npm package, stories, budgets, and watching. */
const NOT_SERVED = /^src\/build\/(npm|sizes|targets\/stories|dev|show)\b/

const FROM_PACKAGE = /(from|import\(?) ?'[^./]/

interface Locked {
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  link?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** Whether `npm ci --omit=dev` installs what the lock file has at this place. */
const isInstalled = (place: string): boolean => {
  const locked = packages[place]
  return !!locked && !locked.dev && !locked.devOptional
}

const packagesIn = (file: string, source = readFileSync(file, 'utf8')): string[] =>
  // Most files import none; to parse them all takes seconds.
  (FROM_PACKAGE.test(source) ? readImports(file, source) : [])
    .filter(({ specifier, onlyTypes }) => !onlyTypes && !/^([./]|chunk:)/.test(specifier))
    .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter(name => !isBuiltin(name))

describe('An installation without the packages for development', () => {
  test('holds every package that is imported by what a start builds and runs', () => {
    const rooms = outputs
      .filter(({ name }) => SERVED.includes(name))
      .flatMap(({ sources }) => sources)
      .concat('build', 'entries')
    const files = [...new Set(rooms)].flatMap(room =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
        .map(name => `src/${room}/${name}`)
        .filter(file => /\.(ts|tsx|mjs)$/.test(file) && !NOT_SERVED.test(file))
    )
    const imported = new Set(files.flatMap(file => packagesIn(file)))
    expect(imported.size).toBeGreaterThan(20)
    const missing = [...imported].filter(
      name =>
        !isInstalled(`node_modules/${name}`) && !isInstalled(`src/server/node_modules/${name}`)
    )
    expect(missing).toEqual([])
  })

  test('is about two fifths of what development takes', () => {
    const needed = Object.entries(packages).filter(
      ([place, { link, optional }]) =>
        place.includes('node_modules/') && !link && !optional && isInstalled(place)
    )
    expect(needed.length).toBeLessThan(PACKAGES_MAX)
    expect(isInstalled('node_modules/vitest')).toBe(false)
  })
})

// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MARKDOWN_PAGES } from '../../../src/guide'
import { findTypeErrors } from '../../util/find-type-errors'
import { readSample, readSamples, scriptOf } from '../../util/guide-samples'

/** Declarations that samples assume: a page with the script tag, and self-explanatory names. */
const GLOBALS = `
declare global {
  const Pipit: import('pipit').MessengerWidget
  const integrationId: string
  const jwt: string
  const keyId: string
  const keySecret: string
}
export {}
`
/** Calls of frameworks that samples use; the frameworks themselves are not installed. */
const FRAMEWORKS = `
declare module 'vue' {
  export function onMounted(run: () => unknown): void
  export function onUnmounted(run: () => unknown): void
}
declare module 'svelte' {
  export function onMount(run: () => void | (() => void)): void
}
declare module '@angular/core' {
  export class DestroyRef {
    onDestroy(run: () => void): () => void
  }
  export function inject<Value>(token: new () => Value): Value
  export function afterNextRender(run: () => void): void
  export function Component(
    options: { selector: string; standalone: boolean; template: string }
  ): (component: new () => object, context: ClassDecoratorContext) => void
}
`
const PATHS = {
  pipit: ['./src/entries/npm.ts'],
  'pipit/*': ['./src/entries/*.ts']
}
const ENDINGS: Record<string, string> = {
  ts: 'ts',
  tsx: 'tsx',
  vue: 'ts',
  svelte: 'ts',
  astro: 'ts'
}

const samplesOf = (path: string) =>
  readSamples(path.split('/').at(-1)!).flatMap(({ language, file, text }, index) => {
    const ending = ENDINGS[language]
    const isWhole = file?.endsWith(`.${ending}`)
    const name = isWhole ? `/${file}` : `/${language}-${index}.${ending}`
    return ending ? [[`test/types${path}${name}`, `${scriptOf(text)}export {}`] as const] : []
  })

/** A script tag that loads Pipit, and what follows it up to the first use of the global. */
const AFTER_TAG =
  /<script[^>]* src="[^"]*\/(?:cdn\/[^/]+\/pipit|web\/snippet)\.js[^"]*">[^]*?\bPipit\b/g

describe('The samples of the guide', () => {
  test('with a script tag use Pipit only where it has loaded, as in the README', () => {
    const pages = MARKDOWN_PAGES.filter(({ source }) => !source).map(({ path }) =>
      path.split('/').at(-1)!
    )
    const samples = pages.flatMap(page => readSamples(page).map(({ text }) => text))
    const readme = readFileSync('README.md', 'utf8')
    const uses = [readme, ...samples].flatMap(text => text.match(AFTER_TAG) ?? [])
    expect(uses.length).toBeGreaterThan(4)
    expect(uses.filter(use => !use.endsWith('if (window.Pipit'))).toEqual([])
    expect(readSample('strict-policies', 'chat.js', 'js')).toMatch(/\nif \(window\.Pipit\)/)
  })

  test('compile', () => {
    const samples = Object.fromEntries(
      MARKDOWN_PAGES.filter(({ source }) => !source).flatMap(({ path }) => samplesOf(path))
    )
    expect(Object.keys(samples).filter(name => !/-\d+\.tsx?$/.test(name)).length).toBeGreaterThan(8)
    const assumed = { 'test/types/globals.ts': GLOBALS, 'test/types/frameworks.d.ts': FRAMEWORKS }

    expect(findTypeErrors({ ...assumed, ...samples }, PATHS)).toEqual([])
  })
})

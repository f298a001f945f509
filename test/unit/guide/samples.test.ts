// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { MARKDOWN_PAGES } from '../../../src/guide'
import { findTypeErrors } from '../../util/find-type-errors'
import { readSamples, scriptOf } from '../../util/guide-samples'

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

describe('The samples of the guide', () => {
  test('compile', () => {
    const samples = Object.fromEntries(
      MARKDOWN_PAGES.filter(({ source }) => !source).flatMap(({ path }) => samplesOf(path))
    )
    expect(Object.keys(samples).filter(name => !/-\d+\.tsx?$/.test(name)).length).toBeGreaterThan(8)
    const assumed = { 'test/types/globals.ts': GLOBALS, 'test/types/frameworks.d.ts': FRAMEWORKS }

    expect(findTypeErrors({ ...assumed, ...samples }, PATHS)).toEqual([])
  })
})

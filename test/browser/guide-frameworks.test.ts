import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildOutputs } from '../../src/build/index.mjs'
import { readSample, scriptOf } from '../util/guide-samples'
import { borrowChatWorld, type SharedWorld } from './chat-world'
import { bundleSamples, fillIn, openSite, siteOf } from './recipe-world'
import { firstInShortRun, longTest } from './short-run'

const PAGE = 'frameworks'
const APP = siteOf('<div id="root"></div><script src="/app.js"></script>')

interface Recipe {
  section: string
  language: string
  /** Stands for the framework's own start of the sample, which is `./sample`. */
  start: string
  /** The framework, by the name of its module. */
  framework?: [name: string, code: string]
  warnings?: string[]
}

const END = 'globalThis.endApp = end'

/** Recipes whose frameworks are not installed: what stands for each runs its calls in their order. */
const RECIPES: Recipe[] = [
  {
    section: 'Vue',
    language: 'vue',
    start: `import './sample'`,
    framework: [
      'vue',
      `export const onMounted = run => run(); export const onUnmounted = end => { ${END} }`
    ]
  },
  {
    section: 'Svelte',
    language: 'svelte',
    start: `import './sample'`,
    // A component that is replaced at once, as development tools do.
    framework: ['svelte', `export const onMount = run => { run()(); const end = run(); ${END} }`],
    warnings: ['The chat: destroy() was called.']
  },
  {
    section: 'Angular',
    language: 'ts',
    start: `import { ChatComponent } from './sample'; new ChatComponent()`,
    framework: [
      '@angular/core',
      `export const Component = () => () => {}
       export class DestroyRef {}
       export const inject = () => ({ onDestroy: end => { ${END} } })
       export const afterNextRender = run => run()`
    ]
  },
  { section: 'Astro', language: 'astro', start: `import './sample'` }
]

let world: SharedWorld

const sample = (place: string, language: string) =>
  fillIn(world, scriptOf(readSample(PAGE, place, language)))

describe("A recipe of the guide for a framework's app", () => {
  beforeAll(async () => {
    await buildOutputs({ names: ['npm'], onlyStale: true })
    world = await borrowChatWorld()
  })
  afterAll(() => world.close())

  test.each(firstInShortRun(RECIPES, 1))(
    'shows the messenger in one of $section, and takes it away with it',
    async ({ section, language, start, framework: [name, code] = ['none', ''], warnings = [] }) => {
      const app = await bundleSamples({
        'start.ts': start,
        'sample.ts': sample(section, language),
        'chat.ts': sample('chat.ts', 'ts'),
        [`node_modules/${name}/index.js`]: code
      })
      const { page, problems, open, write, launcher, messages } = await openSite(world, APP, {
        scripts: { '/app.js': app }
      })
      await open()
      await write('Hello')
      await expect.poll(messages).toMatchObject([{ text: 'Hello', status: 'sent' }])
      expect(await launcher.count()).toBe(1)
      if (code) {
        await page.evaluate(() => (globalThis as unknown as { endApp(): void }).endApp())
        await expect.poll(() => launcher.count()).toBe(0)
      }
      expect(problems).toEqual(warnings)
    }
  )

  longTest('shows the messenger in one of React', async () => {
    const app = await bundleSamples({
      'start.tsx': `import { StrictMode } from 'react'
        import { createRoot } from 'react-dom/client'
        import { Chat } from './chat'
        createRoot(document.getElementById('root')!).render(<StrictMode><Chat /></StrictMode>)`,
      'chat.tsx': sample('chat.tsx', 'tsx')
    })
    const { problems, open, write, texts } = await openSite(world, APP, {
      scripts: { '/app.js': app }
    })
    await open()
    await write('Hello')
    await expect.poll(texts).toEqual(['Hello'])
    expect(problems).toEqual([])
  })

  test('draws a page of Next on the server, and the messenger in the browser', async () => {
    const files = {
      'app/chat.tsx': sample('app/chat.tsx', 'tsx'),
      'app/layout.tsx': sample('app/layout.tsx', 'tsx')
    }
    const drawing = await bundleSamples(
      {
        ...files,
        'start.tsx': `import { renderToString } from 'react-dom/server'
          import Layout from './app/layout'
          module.exports = renderToString(<Layout><h1>Shop</h1></Layout>)`
      },
      'node'
    )
    const module = { exports: '' }
    const require = createRequire(import.meta.url)
    compileFunction(drawing, ['module', 'require'])(module, require)
    expect(module.exports).toBe('<html lang="en"><head></head><body><h1>Shop</h1></body></html>')

    const app = await bundleSamples({
      ...files,
      'start.tsx': `import { hydrateRoot } from 'react-dom/client'
        import Layout from './app/layout'
        hydrateRoot(document, <Layout><h1>Shop</h1></Layout>)`
    })
    const site = await openSite(world, `<!doctype html>${module.exports}`)
    const { page, problems, open, write, texts } = site
    // Not by an element, which React would not expect in the page.
    await page.evaluate(app)
    await open()
    await write('Hello')
    await expect.poll(texts).toEqual(['Hello'])
    expect(problems).toEqual([])
  })
})

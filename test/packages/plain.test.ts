import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openChatWorld, type ChatWorld } from '../browser/chat-world'
import type { WithPipit } from '../browser/visitor'
import { openProjects, type Project, type Projects } from './install'

let world: ChatWorld
let projects: Projects
let plain: Project

describe('The npm package', () => {
  beforeAll(async () => {
    world = await openChatWorld()
    projects = await openProjects()
    plain = await projects.install('plain')
  })
  afterAll(async () => {
    await projects.close()
    await world.close()
  })

  test('sends a message from a page that imports it as it is, without a bundler', async () => {
    const site = await plain.serve('.')
    onTestFinished(site.close)
    const { page, open, write, texts, conversationId } = await world.visit({ url: site.url })
    await page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
      integrationId: world.server.demo.integrationId,
      configBaseUrl: world.url
    })
    await open()
    await write('Hello')
    await expect.poll(texts).toEqual(['Hello'])
    await expect.poll(async () => world.stored(await conversationId())).toEqual(['Hello'])
  })

  test('imports only the language that a page asks for', async () => {
    const site = await plain.serve('.')
    onTestFinished(site.close)
    const { page, open, chat } = await world.visit({ url: 'about:blank' })
    const scripts: string[] = []
    page.on('request', request => scripts.push(new URL(request.url()).pathname))
    await page.goto(site.url)
    await page.evaluate(options => (window as unknown as WithPipit).Pipit.init(options), {
      integrationId: world.server.demo.integrationId,
      configBaseUrl: world.url,
      locale: 'fr'
    })
    await open()
    await chat.getByPlaceholder('Écrire un message…').waitFor()
    expect(await chat.locator('#app').getAttribute('lang')).toBe('fr')
    const languages = scripts.filter(path => /\/esm\/[a-z]{2}(-[A-Z]{2})?-\w+\.js$/.test(path))
    expect(languages).toEqual([expect.stringContaining('/fr-')])
  })

  test('has types that need neither React nor any other uninstalled package', () => {
    const program = ts.createProgram([join(plain.folder, 'types.mts')], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      noEmit: true
    })
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  })

  test('can be imported and required from Node by every entry, and renders components on a server', async () => {
    const node = await projects.install('node')
    await node.run('node', 'check.mjs')
    await node.run('node', 'check.cjs')
  })
})

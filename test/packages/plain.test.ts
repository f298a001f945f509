import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openChatWorld, type ChatWorld } from '../browser/chat-world'
import type { WithPipit } from '../browser/visitor'
import { openProjects, type Project, type Projects } from './install'

let world: ChatWorld
let projects: Projects
let plain: Project

beforeAll(async () => {
  world = await openChatWorld()
  projects = await openProjects()
  plain = await projects.install('plain')
})
afterAll(async () => {
  await projects.close()
  await world.close()
})

test('a page imports the package as it is, without a bundler, and a visitor writes', async () => {
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

test('types need no React, and nothing else that is not installed', () => {
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

test('Node imports and requires every entry, and draws components on a server', async () => {
  const node = await projects.install('node')
  await node.run('node', 'check.mjs')
  await node.run('node', 'check.cjs')
})

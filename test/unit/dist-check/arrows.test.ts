// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findCircles, findForbiddenImports } from '../../../dist-check/arrows.mjs'
import { ROOMS, type Room } from '../../../dist-check/rooms.mjs'

const ALLOWED = [
  ['src/client/shared/http.ts', `import { ChatError } from '../../protocol'`],
  ['src/client/sync/index.ts', `import { createTimeline } from '../conversations'`],
  ['src/client/client.ts', `import type { Transport } from '../transports'`],
  ['src/client/client.ts', `import { type Transport } from '../transports'`],
  ['src/client/client.ts', `export type Opened = import('../transports').Transport`],
  ['src/entries/live.ts', `import { startSync } from '../client/sync'`],
  ['src/console/view/App.tsx', `import '../../ui/tokens.css'`],
  ['src/server/http/shared/app.ts', `import Fastify from 'fastify'`],
  ['src/server/page.ts', `import { CSP_GUIDANCE } from '../guide/content-security-policy'`]
]

const FORBIDDEN = [
  ['src/protocol/events.ts', `import { polling } from '../transports'`, 'no other room'],
  ['src/protocol/events.ts', `import { atom } from 'nanostores'`, 'no package'],
  ['src/transports/reconnect.ts', `export * from '../client'`, 'protocol'],
  [
    'src/client/shared/http.ts',
    `import { websocket } from '../../transports'`,
    'types of transports'
  ],
  ['src/client/shared/http.ts', `import { useState } from 'react'`, 'nanostores'],
  ['src/ui/Avatar.tsx', `import { checkDraft } from '../protocol'`, 'types of protocol'],
  ['src/widget/core/App.tsx', `const live = import('../../transports')`, 'client, ui, protocol'],
  ['src/server/index.ts', `import { createMessenger } from '../client'`, 'protocol'],
  ['src/console/index.ts', `import { startServer } from '../server'`, 'ui, protocol'],
  ['src/widget/core/App.tsx', `import { ChatError } from '../../protocol/errors'`, 'index.ts'],
  ['src/console/index.ts', `import server = require('../server')`, 'ui, protocol'],
  ['src/build/bundling/minify.mjs', `import { names } from '../names/index.mjs'`, 'build/bundling'],
  ['src/attic/old.ts', `export const old = 1`, 'no room that is known']
]

describe('The check of imports', () => {
  test.each(ALLOWED)('allows %s to write %s', (path, text) => {
    expect(findForbiddenImports({ [path]: text })).toEqual([])
  })

  test.each(FORBIDDEN)('refuses %s to write %s', (path, text, reason) => {
    const [problem, ...others] = findForbiddenImports({ [path]: text })
    expect(problem).toContain(path)
    expect(problem).toContain(reason)
    expect(others).toEqual([])
  })
})

const HOUSE: Record<string, Room> = {
  attic: { packages: [] },
  shop: {
    rooms: ['attic'],
    packages: [],
    doors: ['till/coins'],
    inside: {
      shelf: {},
      till: { rooms: ['shelf'], doors: ['coins'] },
      safe: { rooms: ['.'], types: ['till'], outside: [] },
      goods: { inside: { '*': {}, bread: { rooms: ['flour'] } } }
    }
  },
  street: { rooms: ['shop'] }
}

const ALLOWED_INSIDE = [
  ['src/shop/open.ts', `import { till } from './till'`],
  ['src/shop/till/count.ts', `import { shelf } from '../shelf'`],
  ['src/shop/till/count.ts', `import { add } from './add'`],
  ['src/shop/till/count.ts', `import { box } from '../../attic'`],
  ['src/shop/open.ts', `import { coins } from './till/coins'`],
  ['src/street/walk.ts', `import { coins } from '../shop/till/coins'`],
  ['src/shop/safe/lock.ts', `import { key } from '../key'`],
  ['src/shop/safe/lock.ts', `import type { Till } from '../till'`],
  ['src/shop/goods/bread/bake.ts', `import { flour } from '../flour'`]
]

const FORBIDDEN_INSIDE = [
  ['src/shop/shelf/list.ts', `import { till } from '../till'`, 'no other room'],
  ['src/shop/shelf/list.ts', `import { open } from '../open'`, 'no other room'],
  ['src/shop/safe/lock.ts', `import { till } from '../till'`, 'types of till'],
  ['src/shop/safe/lock.ts', `import { box } from '../../attic'`, 'nothing from outside'],
  ['src/shop/till/count.ts', `import { row } from '../shelf/row'`, 'index.ts'],
  ['src/street/walk.ts', `import { till } from '../shop/till'`, 'index.ts'],
  ['src/shop/goods/flour/mill.ts', `import { bake } from '../bread'`, 'no other room'],
  ['src/shop/cellar/wine.ts', `export const wine = 1`, 'no room that is known'],
  ['src/shop/till/count.ts', `import { atom } from 'nanostores'`, 'no package']
]

describe('the check of imports between the rooms inside a room', () => {
  test.each(ALLOWED_INSIDE)('lets %s say %s', (path, text) => {
    expect(findForbiddenImports({ [path]: text }, HOUSE)).toEqual([])
  })

  test.each(FORBIDDEN_INSIDE)('refuses that %s says %s', (path, text, reason) => {
    const [problem, ...others] = findForbiddenImports({ [path]: text }, HOUSE)
    expect(problem).toContain(reason)
    expect(others).toEqual([])
  })

  test('refuses arrows of values that run in a circle', () => {
    const [problem] = findCircles({
      shop: { inside: { a: { rooms: ['b'] }, b: { rooms: ['a'] } } }
    })
    expect(problem).toBe('src/shop: the arrows a → b → a run in a circle')
  })
})

/** A file of each room that imports the door of a sibling that no rule allows. */
const wrongArrows = (
  rooms: Record<string, Room>,
  path: string
): [room: string, sibling: string][] =>
  Object.entries(rooms).flatMap(([name, { rooms: allowed = [], inside = {} }]) => {
    const sibling = Object.keys(rooms).find(other => ![name, '*', ...allowed].includes(other))
    const below = wrongArrows(inside, `${path}/${name}`)
    return sibling && name !== '*' ? [[`${path}/${name}`, sibling], ...below] : below
  })

describe('the arrows of this project', () => {
  test('run in no circle', () => {
    expect(findCircles(ROOMS)).toEqual([])
  })

  test.each(wrongArrows(ROOMS, 'src'))('fail in %s on an import of %s', (room, sibling) => {
    const text = `import { wrong } from '../${sibling}'`
    expect(findForbiddenImports({ [`${room}/wrong.ts`]: text })).toHaveLength(1)
  })
})

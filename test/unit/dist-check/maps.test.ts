// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findUnshownRooms } from '../../../dist-check/maps.mjs'

const ROOMS = { ui: {}, server: { inside: { http: {}, storage: {}, '*': {} } } }

const unshownIn = (documents: Record<string, string>) =>
  findUnshownRooms(ROOMS, path => documents[path])

describe('findUnshownRooms', () => {
  test('accepts a map of all rooms, and a README that links to those inside', () => {
    const documents = {
      'CONTRIBUTING.md': '| `src/ui` | … | [`src/server`](src/server/README.md) |',
      'src/server/README.md': '[http/](http), [storage/migrations/](storage/migrations)'
    }
    expect(unshownIn(documents)).toEqual([])
  })

  test('finds a room that the map does not show, and one that its README does not link to', () => {
    const documents = { 'CONTRIBUTING.md': '`src/server`', 'src/server/README.md': '[http](http)' }
    expect(unshownIn(documents)).toEqual([
      'CONTRIBUTING.md does not show src/ui',
      'src/server/README.md does not link to storage'
    ])
  })

  test('asks for a README where a room has rooms inside', () => {
    expect(unshownIn({ 'CONTRIBUTING.md': '`src/ui` `src/server`' })).toEqual([
      'src/server/README.md is missing'
    ])
  })
})

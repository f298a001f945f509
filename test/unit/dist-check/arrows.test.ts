// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { findForbiddenImports } from '../../../dist-check/arrows.mjs'

const ALLOWED = [
  ['src/client/http.ts', `import { ChatError } from '../protocol'`],
  ['src/client/live/index.ts', `import { applyEvent } from '../apply-event'`],
  ['src/client/sync.ts', `import type { Transport } from '../transports'`],
  ['src/client/sync.ts', `import { type Transport } from '../transports'`],
  ['src/client/sync.ts', `export type Opened = import('../transports').Transport`],
  ['src/entries/live.ts', `import { startSync } from '../client/live'`],
  ['src/console/view/App.tsx', `import '../../ui/tokens.css'`],
  ['src/server/http/app.ts', `import Fastify from 'fastify'`],
  ['src/server/page.ts', `import { CSP_GUIDANCE } from '../guide/content-security-policy'`]
]

const FORBIDDEN = [
  ['src/protocol/events.ts', `import { polling } from '../transports'`, 'no other room'],
  ['src/protocol/events.ts', `import { atom } from 'nanostores'`, 'no package'],
  ['src/transports/reconnect.ts', `export * from '../client'`, 'protocol'],
  ['src/client/http.ts', `import { websocket } from '../transports'`, 'types of transports'],
  ['src/client/http.ts', `import { useState } from 'react'`, 'nanostores'],
  ['src/ui/Avatar.tsx', `import { checkDraft } from '../protocol'`, 'types of protocol'],
  ['src/widget/App.tsx', `const live = import('../transports')`, 'client, ui, protocol'],
  ['src/server/index.ts', `import { createMessenger } from '../client'`, 'protocol'],
  ['src/console/index.ts', `import { startServer } from '../server'`, 'ui, protocol'],
  ['src/widget/App.tsx', `import { ChatError } from '../protocol/errors'`, 'index.ts'],
  ['src/attic/old.ts', `export const old = 1`, 'no room that is known']
]

describe('the check of imports', () => {
  test.each(ALLOWED)('lets %s say %s', (path, text) => {
    expect(findForbiddenImports({ [path!]: text! })).toEqual([])
  })

  test.each(FORBIDDEN)('refuses that %s says %s', (path, text, reason) => {
    const [problem, ...others] = findForbiddenImports({ [path!]: text! })
    expect(problem).toContain(path)
    expect(problem).toContain(reason)
    expect(others).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, READY_POLICIES } from '../../../src/guide/content-security-policy'
import { findMissingSources } from '../../../src/guide/testing/find-missing-sources'

const baseUrl = 'https://chat.example.com'
const missing = (policy: string, at = baseUrl) =>
  findMissingSources(policy, at).map(({ directive, source }) => `${directive} ${source}`)

describe('The check of a policy', () => {
  test.each(READY_POLICIES.map(policy => [policy.title, policy] as const))(
    'finds nothing missing in the ready policy “%s”',
    (_, { hasNonce, trustedTypes }) => {
      const nonce = hasNonce ? 'abc' : undefined
      expect(
        missing(contentSecurityPolicy({ baseUrl, ...(nonce && { nonce }), trustedTypes }))
      ).toEqual([])
    }
  )

  test('names each source that a policy lacks', () => {
    expect(missing("default-src 'self'")).toEqual([
      'script-src https://chat.example.com/cdn/',
      'connect-src https://chat.example.com/web/',
      'connect-src https://chat.example.com/sdk/',
      'connect-src wss://chat.example.com/realtime',
      'img-src https://chat.example.com/files/',
      'img-src blob:'
    ])
  })

  test.each([
    ['has no directive for it', "frame-ancestors 'none'"],
    ['allows the host', 'default-src https://chat.example.com wss://chat.example.com blob:'],
    ['allows hosts by a star', 'default-src *.example.com wss://*.example.com blob:'],
    ['allows schemes', 'DEFAULT-SRC https: wss: blob:'],
    [
      'stands on several lines',
      'default-src https:;\n  connect-src https: wss:\n; img-src https: blob:'
    ],
    ['allows every host', 'default-src * blob:']
  ])('finds nothing missing where the policy %s', (_, policy) => {
    expect(missing(policy)).toEqual([])
  })

  test.each([
    [
      'another host',
      'default-src https: wss: blob:; script-src https://cdn.example.com',
      'script-src'
    ],
    [
      'another path',
      'default-src https: wss: blob:; script-src https://chat.example.com/other/',
      'script-src'
    ],
    [
      'another port',
      'default-src https: wss: blob:; script-src https://chat.example.com:8443',
      'script-src'
    ],
    [
      'the domain without a star',
      'default-src https: wss: blob:; script-src example.com',
      'script-src'
    ],
    ['http for the WebSocket', 'default-src https: blob:', 'connect-src']
  ])('finds what is missing where the policy names %s', (_, policy, directive) => {
    expect(missing(policy)).toEqual([expect.stringMatching(`^${directive} `)])
  })

  test('takes the port and http of a server at home', () => {
    const home = 'http://127.0.0.1:8080'
    expect(missing('default-src http://127.0.0.1:8080 ws://127.0.0.1:* blob:', home)).toEqual([])
    expect(missing('default-src http://127.0.0.1 ws: blob:', home)).toHaveLength(4)
  })
})

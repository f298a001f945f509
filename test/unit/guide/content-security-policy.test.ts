// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, CSP_GUIDANCE } from '../../../src/guide/content-security-policy'

const baseUrl = 'https://chat.example.com'

describe('The policy of the guide', () => {
  test('allows what the messenger needs, by host, and nothing else', () => {
    expect(contentSecurityPolicy({ baseUrl }).split('; ')).toEqual([
      "default-src 'none'",
      'script-src https://chat.example.com/cdn/',
      'connect-src https://chat.example.com/web/ https://chat.example.com/sdk/ wss://chat.example.com/realtime',
      'img-src https://chat.example.com/files/ blob:'
    ])
  })

  test('trusts scripts loaded by a script with the nonce, and names the host for older browsers', () => {
    expect(contentSecurityPolicy({ baseUrl, nonce: 'secret' })).toContain(
      "; script-src 'nonce-secret' 'strict-dynamic' https://chat.example.com/cdn/;"
    )
  })

  test('allows no string as a script under Trusted Types', () => {
    expect(contentSecurityPolicy({ baseUrl, trustedTypes: true })).toMatch(
      /; require-trusted-types-for 'script'; trusted-types 'none'$/
    )
  })

  test('adds sources that the page itself needs, each once', () => {
    const own = { 'img-src': ["'self'", 'blob:'], 'style-src': ["'self'"] }
    const policy = contentSecurityPolicy({ baseUrl, own }).split('; ')
    expect(policy).toContain("img-src https://chat.example.com/files/ blob: 'self'")
    expect(policy).toContain("style-src 'self'")
  })

  test('gives a reason for each piece of advice, as a sentence', () => {
    for (const { reason, leaveOutIf, onlyIf } of CSP_GUIDANCE) {
      for (const text of [reason, leaveOutIf, onlyIf])
        expect(text ?? 'None.').toMatch(/^[A-Z].*\.$/)
    }
  })
})

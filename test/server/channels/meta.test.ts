import { describe, expect, test } from 'vitest'
import { CHANNELS } from '../../../src/server/channels'

// The published vectors of GitHub, which signs in the same way, and of RFC 4231 §4.3.
const VECTORS: [appSecret: string, text: string, hash: string][] = [
  [
    "It's a Secret to Everybody",
    'Hello, World!',
    '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'
  ],
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  ]
]

describe.each(['messenger', 'instagram', 'whatsapp'])('A signature of Meta for %s', type => {
  const { service } = CHANNELS[type]!

  test.each(VECTORS)('with the secret %j is that of its body alone', (appSecret, text, hash) => {
    const account = { id: '', settings: {}, origin: '', secrets: { appSecret } }
    const isRight = (
      signature: string | undefined,
      body: string,
      secrets: Record<string, string> = account.secrets
    ) => {
      const headers = signature === undefined ? {} : { 'x-hub-signature-256': signature }
      return service!.verify({ headers, body: Buffer.from(body) }, { ...account, secrets })
    }
    expect(isRight(`sha256=${hash}`, text)).toBe(true)
    expect(isRight(`sha256=${hash}`, `${text} `)).toBe(false)
    expect(isRight(hash, text)).toBe(false)
    expect(isRight(undefined, text)).toBe(false)
    expect(isRight(`sha256=${hash}`, text, { appSecret: '' })).toBe(false)
  })
})

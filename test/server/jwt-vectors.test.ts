import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyToken } from '../../src/server/auth'
import cryptoVectors from '../fixtures/jwt/json_web_crypto_test.json' with { type: 'json' }
import keyVectors from '../fixtures/jwt/json_web_key_test.json' with { type: 'json' }
import signatureVectors from '../fixtures/jwt/json_web_signature_test.json' with { type: 'json' }
import { encodePart } from '../util/sign-jwt'
import { openRestWorld, type RestWorld } from './rest-world'

interface Vector {
  tcId: number
  comment: string
  result: string
  jws?: unknown
  jwe?: unknown
}

interface Group {
  comment: string
  private?: { kty?: string; kid?: string; k?: string }
  tests: Vector[]
}

const groups = [cryptoVectors, keyVectors, signatureVectors].flatMap(
  file => file.testGroups as unknown as Group[]
)
const tokenOf = ({ jws, jwe }: Vector): string => {
  const token = jws ?? jwe
  return typeof token === 'string' ? token : JSON.stringify(token)
}

describe('Over HTTP', () => {
  let world: RestWorld
  beforeAll(async () => {
    world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  })
  afterAll(() => world.close())

  test('no published test token is accepted', async () => {
    const { path } = await world.addApp()
    const tokens = [...new Set(groups.flatMap(({ tests }) => tests.map(tokenOf)))]
    const answers = tokens.map(token =>
      world.call('GET', path, undefined, { authorization: `Bearer ${token}` })
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(tokens.length).toBeGreaterThan(350)
    expect(new Set(statuses)).toEqual(new Set([401]))
  })
})

/** Vectors that a lenient parser may accept, and ours refuses. */
const STRICTER = ['InvalidCharacterInsertedInHeader', 'InvalidCharacterInsertedInPayload']
const SECRET = 's'.repeat(64)
const CLAIMS = encodePart({ scope: 'user' })
/** Decodes to the same bytes, though its last bits are not zero. */
const SLOPPY_CLAIMS = CLAIMS.replace(/Q$/, 'R')

const decode = (part: string) => Buffer.from(part, 'base64url').toString()

const isSloppy = (part: string) => /^[\w-]+$/.test(part) && encodePart(decode(part)) !== part

const mac = (key: Buffer | string, signed: string) =>
  createHmac('sha256', key).update(signed).digest('base64url')

/**
 * The vectors sign text instead of claims, with binary keys. A twin has claims in their place and
 * is signed with our key, and has the vector's own fault.
 */
const twinOf = (token: string, key: Buffer): string => {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const spoiled = payload.replace(/[\w-]+/, isSloppy(payload) ? SLOPPY_CLAIMS : CLAIMS)
  const signed = signature.replace(
    mac(key, `${header}.${payload}`),
    mac(SECRET, `${header}.${spoiled}`)
  )
  return token.includes('.') ? [header, spoiled, signed, ...more].join('.') : token
}

const symmetric = groups.filter(group => group.private?.kty === 'oct' && 'jws' in group.tests[0]!)

describe.each(symmetric)('$comment', ({ private: { kid, k } = {}, tests }) => {
  const verify = (token: string) =>
    verifyToken(token, {
      findKey: async asked => (asked === kid ? { secret: SECRET } : undefined),
      now: Date.now()
    })

  // Two vectors marked invalid are identical to one marked valid.
  const valid = tests.filter(({ result }) => result === 'valid').map(tokenOf)
  const clear = tests.filter(test => test.result === 'valid' || !valid.includes(tokenOf(test)))

  test.each(clear)('$tcId $comment: $result', async vector => {
    const twin = twinOf(tokenOf(vector), Buffer.from(k!, 'base64url'))
    if (vector.result === 'valid' && !STRICTER.includes(vector.comment)) {
      expect((await verify(twin)).payload).toEqual({ scope: 'user' })
    } else {
      await expect(verify(twin)).rejects.toMatchObject({ name: 'InvalidToken' })
    }
  })
})

import type { Role } from '../../../src/server/auth'
import { inSeconds, signJwt } from '../../util/sign-jwt'
import { basic, type Key, type RestWorld } from '../rest-world'
import { type Business, SITE } from './business'

type Headers = Record<string, string>

/** Someone who is signed in to the console; the stranger is an agent of another app. */
export type Member = Role | 'stranger'

/** Lets one browser stand for every member, where roles do not matter. */
export const asEachMember = (headers: Headers): Record<Member, Headers> => ({
  owner: headers,
  admin: headers,
  agent: headers,
  stranger: headers
})

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}`, origin: SITE })
const byKey = (key: Key): Headers => ({ authorization: basic(key) })

/** All kinds of callers, by their credentials. */
export const callersOf = (
  world: RestWorld,
  shop: Business,
  foreign: Business,
  { owner, admin, agent, stranger }: Record<Member, Headers>
) => ({
  anonymous: { origin: SITE },
  'anonymous, on a page that is not listed': { origin: `${SITE}.evil.example` },
  ann: bearer(shop.tokens.ann),
  'ann, on a page that is not listed': {
    ...bearer(shop.tokens.ann),
    origin: `${SITE}.evil.example`
  },
  'ann, by JWT': bearer(shop.jwts.ann),
  'ann, by JWT, on a page that is not listed': { ...bearer(shop.jwts.ann), origin: 'null' },
  'ann, by an expired JWT': bearer(shop.jwts.expired),
  ben: bearer(shop.tokens.ben),
  'ben, by JWT': bearer(shop.jwts.ben),
  'ann of another app': bearer(foreign.tokens.ann),
  'ann of another app, by JWT': bearer(foreign.jwts.ann),
  'account key': byKey(world.accountKey),
  'app key': byKey(shop.appKey),
  'app key, by JWT': bearer(signJwt(shop.appKey, { scope: 'app', exp: inSeconds(60) })),
  'app key, by an expired JWT': bearer(signJwt(shop.appKey, { scope: 'app', exp: inSeconds(-90) })),
  'app key with a wrong secret': byKey({ ...shop.appKey, secret: foreign.integrationKey.secret }),
  'integration key': byKey(shop.integrationKey),
  'app key of another app': byKey(foreign.appKey),
  'integration key of another app': byKey(foreign.integrationKey),
  'console owner': owner,
  'console admin': admin,
  'console agent': agent,
  'console agent of another app': stranger,
  'console owner without CSRF token': { cookie: owner['cookie']! },
  'console owner who has signed out': { ...owner, cookie: 'pipit_console=ended' }
})

export type Caller = keyof ReturnType<typeof callersOf>

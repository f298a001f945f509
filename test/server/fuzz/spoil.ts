import { pick } from './sample'

type Holder = Record<string | number, unknown>

const nested = (depth: number): unknown => (depth ? { a: nested(depth - 1) } : [])

const WRONG: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e20,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(5_000),
  '\ud800',
  'a\u0000b',
  '\u202e',
  '-1',
  '2026-13-45T99:99:99Z',
  'javascript:alert(1)',
  'https://',
  'https://[',
  '../../etc/passwd',
  `'; DROP TABLE messages; --`,
  '0'.repeat(24),
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 300 }, () => 'x'),
  Array.from({ length: 300 }, () => ({})),
  nested(60),
  JSON.parse('{"__proto__":{"type":"text"},"constructor":1}')
]
const NAMES = ['__proto__', 'constructor', 'toString', 'type', 'unknown', '']
const WAYS = ['replace', 'replace', 'replace', 'drop', 'add', 'wrap', 'repeat'] as const
const REPEATS = 150

/** Lists where the values of a body stand. */
const placesIn = (value: unknown): [Holder, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]): [Holder, string][] => [
        [value as Holder, key],
        ...placesIn(part)
      ])
    : []

const spoilOnce = (whole: { body: unknown }, random: () => number) => {
  const [holder, key] = pick(placesIn(whole), random)
  const value = holder[key]
  switch (pick(WAYS, random)) {
    case 'replace':
      holder[key] = structuredClone(pick(WRONG, random))
      break
    case 'drop':
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      break
    case 'add':
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        Object.defineProperty(value, pick(NAMES, random), {
          value: structuredClone(pick(WRONG, random)),
          enumerable: true,
          configurable: true,
          writable: true
        })
      }
      break
    case 'wrap':
      holder[key] = [value]
      break
    case 'repeat':
      holder[key] = Array.from({ length: REPEATS }, () => structuredClone(value))
  }
}

/** Numbers of places to make wrong; a body made from a schema is wrong without any. */
const PLACES = [0, 1, 1, 1, 2, 3] as const

/** Makes something of a body wrong. */
export const spoil = (body: unknown, random: () => number): unknown => {
  const whole = { body: structuredClone(body) }
  const times = pick(PLACES, random)
  for (let time = 0; time < times && 'body' in whole; time++) spoilOnce(whole, random)
  return 'body' in whole ? whole.body : {}
}

/** Cuts bytes off, changes or repeats some. */
export const spoilBytes = (bytes: Buffer, random: () => number): Buffer => {
  const at = Math.floor(random() * bytes.length)
  const head = bytes.subarray(0, at)
  const tail = bytes.subarray(at)
  switch (pick(['cut', 'change', 'repeat', 'leave out'] as const, random)) {
    case 'cut':
      return head
    case 'change':
      return Buffer.concat([head, Buffer.from([Math.floor(random() * 256)]), tail.subarray(1)])
    case 'repeat':
      return Buffer.concat([head, tail, tail])
    case 'leave out':
      return Buffer.concat([head, tail.subarray(Math.ceil(tail.length / 2))])
  }
}

import { describe, expect, test } from 'vitest'
import { cpuTimeOf } from '../../util/cpu-time'
import { EMAIL_MAX_CHARS, isEmail } from '../../../src/protocol'
import cases from '../../fixtures/email/cases.json'

interface Case {
  id: number
  address: string
  category: string
  diagnosis: string
}

const CASES: Case[] = cases

/** Diagnoses of errors or obsolete syntax, for addresses that RFC 5322 allows as it stands. */
const TAKEN: Record<string, string> = {
  ISEMAIL_RFC5321_IPV6DEPRECATED: 'the inside of a domain-literal is not looked into',
  ISEMAIL_ERR_DOMAINHYPHENSTART: 'a dot-atom may begin with a hyphen; host names are not checked',
  ISEMAIL_ERR_DOMAINHYPHENEND: 'a dot-atom may end with a hyphen; host names are not checked'
}

/** Numbers of addresses that the list accepts, or accepts with a warning, and that are refused. */
const REFUSED: Record<string, { ids: number[]; reason: string }> = {
  spaces: {
    ids: [59, 60, 120],
    reason: 'a bare space in a quoted-string or domain-literal is folding white space'
  },
  comment: { ids: [121], reason: 'it has a comment' },
  obsolete: { ids: [115, 116, 117], reason: 'a backslash in a domain-literal is an obsolete form' },
  length: { ids: [37, 38, 39, 40, 41], reason: 'it has more than 128 characters' }
}

const REFUSED_CATEGORIES = ['ISEMAIL_ERR', 'ISEMAIL_CFWS', 'ISEMAIL_DEPREC']

const verdictOf = ({ id, category, diagnosis }: Case): boolean => {
  if (diagnosis in TAKEN) return true
  if (Object.values(REFUSED).some(({ ids }) => ids.includes(id))) return false
  return !REFUSED_CATEGORIES.includes(category)
}

describe('E-mail addresses', () => {
  test.each(CASES)('$address has the verdict of $diagnosis', entry => {
    expect(isEmail(entry.address)).toBe(verdictOf(entry))
  })

  test('addresses refused for their length are longer, and those refused for spaces have some', () => {
    const addresses = (kind: string) =>
      CASES.filter(({ id }) => REFUSED[kind]!.ids.includes(id)).map(({ address }) => address)
    expect(addresses('length')).toHaveLength(5)
    for (const address of addresses('length'))
      expect(address.length).toBeGreaterThan(EMAIL_MAX_CHARS)
    for (const address of addresses('spaces')) expect(address).toContain(' ')
  })

  describe('The length of an address', () => {
    test.each([
      ['one below the limit', EMAIL_MAX_CHARS - 1, true],
      ['at the limit', EMAIL_MAX_CHARS, true],
      ['one above the limit', EMAIL_MAX_CHARS + 1, false]
    ])('%s gives a verdict of %s', (_name, chars, verdict) => {
      const domain = '@example.com'
      expect(isEmail('a'.repeat(chars - domain.length) + domain)).toBe(verdict)
    })
  })

  test('the time of a verdict grows linearly for near matches', () => {
    const hard = [
      'a.'.repeat(60),
      '"\\a'.repeat(40),
      `a@${'a-'.repeat(60)}!.`,
      `a@[${'a'.repeat(120)}`
    ]
    const time = cpuTimeOf(() => {
      for (let round = 0; round < 1000; round++) for (const address of hard) isEmail(address)
    })
    expect(time).toBeLessThan(1000)
  })

  test.each(['ann@example.com\n', 'ann@exämple.com', 'änn@example.com', 'ann@example.com '])(
    'nothing is trimmed or removed from %j',
    address => {
      expect(isEmail(address)).toBe(false)
    }
  )
})

import { describe, expect, test } from 'vitest'
import type { Person } from '../../../src/console/api'
import {
  findWrongOwnField,
  isPersonAs,
  type PersonInputs,
  readPersonChange,
  readPersonInputs,
  readPersonRefusals,
  replacesClaim,
  touchedOfPerson
} from '../../../src/console/model'

const ANN: Person = {
  id: '1',
  signedUpAt: '2026-01-01T00:00:00.000Z',
  profile: { givenName: 'Ann', email: 'ann@example.com' },
  claims: { email: {} },
  metadata: { customer: 4471, vip: true, size: '44' }
}

const typed = (change: Partial<PersonInputs>, values: Record<string, string> = {}) => {
  const inputs = readPersonInputs(ANN)
  const fields = inputs.fields.map(field => ({
    ...field,
    value: values[field.name] ?? field.value
  }))
  return { ...inputs, fields, ...change }
}
const withNew = (...added: [name: string, value: string][]) =>
  typed({
    fields: [
      ...readPersonInputs(ANN).fields,
      ...added.map(([name, value], index) => ({ id: `new ${index}`, name, value, isNew: true }))
    ]
  })

describe('A change of a person', () => {
  test('is none where nothing is typed, or only an empty new field', () => {
    expect(readPersonChange(ANN, readPersonInputs(ANN))).toBeUndefined()
    expect(readPersonChange(ANN, withNew(['', '']))).toBeUndefined()
  })

  test('names only what has changed; an emptied field is unset', () => {
    expect(readPersonChange(ANN, typed({ surname: ' Lee ' }))).toEqual({
      profile: { surname: 'Lee' }
    })
    expect(readPersonChange(ANN, typed({ email: ' ' }))).toEqual({ profile: { email: null } })
  })

  test('keeps the type of a field, unless what is typed is none of it', () => {
    expect(
      readPersonChange(ANN, typed({}, { customer: '4472', vip: 'false', size: '45' }))
    ).toEqual({ metadata: { customer: 4472, vip: false, size: '45' } })
    expect(readPersonChange(ANN, typed({}, { customer: 'none', vip: 'perhaps' }))).toEqual({
      metadata: { customer: 'none', vip: 'perhaps' }
    })
  })

  test('adds new fields as texts, and removes those that were taken out', () => {
    expect(readPersonChange(ANN, withNew([' frame ', '12']))).toEqual({
      metadata: { frame: '12' }
    })
    const fields = readPersonInputs(ANN).fields.filter(({ name }) => name !== 'vip')
    expect(readPersonChange(ANN, typed({ fields }))).toEqual({ metadata: { vip: null } })
  })

  test('is not sent with a field without a name, or with the name of another', () => {
    expect(findWrongOwnField(withNew(['frame', '12'], ['', '']))).toBeUndefined()
    expect(findWrongOwnField(withNew(['', '12']))).toEqual({ id: 'new 0' })
    expect(findWrongOwnField(withNew(['vip ', '12']))).toEqual({ id: 'new 0', taken: 'vip' })
  })

  test('is taken back by what it touched, if that is as it left it', () => {
    const change = { profile: { surname: 'Lee' }, metadata: { vip: null, frame: '12' } }
    expect(touchedOfPerson(change, ANN)).toEqual({
      profile: { surname: null },
      metadata: { vip: true, frame: null }
    })
    const { vip: _, ...metadata } = ANN.metadata
    const changed: Person = {
      ...ANN,
      profile: { ...ANN.profile, surname: 'Lee' },
      metadata: { ...metadata, frame: '12' }
    }
    expect(isPersonAs(change, changed)).toBe(true)
    expect(isPersonAs(change, { ...changed, metadata })).toBe(false)
    expect(isPersonAs(change, ANN)).toBe(false)
  })

  test('replaces a claim where it changes what the visitor has said', () => {
    expect(replacesClaim({ profile: { email: 'ann@example.org' } }, ANN)).toBe(true)
    expect(replacesClaim({ profile: { surname: 'Lee' } }, ANN)).toBe(false)
    expect(replacesClaim({ metadata: { vip: null } }, ANN)).toBe(false)
  })

  test('is refused at its fields, with what belongs to none apart', () => {
    expect(
      readPersonRefusals([
        'profile.email must be an e-mail address.',
        'metadata must be at most 4096 bytes as JSON, got 4100.',
        'Something else.'
      ])
    ).toEqual({
      refusals: {
        email: 'must be an e-mail address.',
        metadata: 'must be at most 4096 bytes as JSON, got 4100.'
      },
      others: ['Something else.']
    })
  })
})

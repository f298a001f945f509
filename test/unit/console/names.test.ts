import { describe, expect, test } from 'vitest'
import {
  authorName,
  conversationName,
  conversationNames,
  initials,
  personName,
  replacedName
} from '../../../src/console/view/names'
import { englishTexts } from '../../../src/console/texts'
import { conversation, id } from './fakes'

const { t } = englishTexts()

describe('Names in the console', () => {
  test.each([
    [{ givenName: 'Ann', surname: 'Lee', email: 'ann@example.com' }, 'Ann Lee'],
    [{ surname: 'Lee' }, 'Lee'],
    [{ email: 'ann@example.com' }, 'ann@example.com'],
    [{}, 'Visitor #3fa2'],
    [{ givenName: 'Ann', surname: '\u202eeeL' }, 'Ann eeL'],
    [{ givenName: '\u202e' }, 'Visitor #3fa2']
  ])('show a user with the profile %o as %s', (profile, name) => {
    expect(personName(t, '0123456789abcdef01233fa2', profile)).toBe(name)
  })

  test.each([
    [{ givenName: 'Ann' }, {}, false],
    [{ givenName: 'Ann' }, { givenName: {} }, true],
    [{ givenName: 'Ann', surname: 'Lee' }, { surname: {} }, true],
    [{ givenName: 'Ann', email: 'ann@example.com' }, { email: {} }, false],
    [{ email: 'ann@example.com' }, { email: {} }, true],
    [{ givenName: '\u202e', email: 'ann@example.com' }, { givenName: {} }, false],
    [{}, { givenName: {}, email: {} }, false]
  ])('of the profile %o with the claims %o are claimed: %s', (profile, claims, isClaimed) => {
    const participants = [{ id: id(1), userId: id(2), profile, claims }]
    const { shown } = conversationNames(t, conversation(1, { participants }))
    expect(shown.map(one => one.isClaimed)).toEqual([isClaimed])
  })

  test.each([
    [{ givenName: 'Alice' }, { givenName: { replaces: 'Bob' } }, 'Bob'],
    [{ givenName: 'Alice', surname: 'Lee' }, { givenName: { replaces: 'Bob' } }, 'Bob Lee'],
    [{ givenName: 'Bob', surname: 'Owner' }, { surname: {} }, ''],
    [{}, { givenName: { replaces: 'Bob' }, surname: { replaces: 'Lee' } }, 'Bob Lee'],
    [{ givenName: 'Alice' }, { givenName: {} }, '']
  ])('of the profile %o with the claims %o replace %j', (profile, claims, name) => {
    expect(replacedName({ id: id(1), userId: id(2), profile, claims })).toBe(name)
  })

  test('list three of many users', () => {
    const participants = ['Ann', 'Bo', 'Cy', 'Di'].map(givenName => ({
      id: givenName,
      userId: givenName,
      profile: { givenName }
    }))
    expect(conversationName(t, conversation(1, { participants }))).toBe('Ann, Bo, Cy and others')
    expect(conversationName(t, conversation(1, { participants: [] }))).toBe('Nobody')
  })

  test('show the generated name of a user, unless a better one is known', () => {
    const userId = '0123456789abcdef01233fa2'
    expect(personName(t, userId, {}, 'Brisk Otter')).toBe('Brisk Otter')
    expect(personName(t, userId, { email: 'ann@example.com' }, 'Brisk Otter')).toBe(
      'ann@example.com'
    )
  })

  test('show an author by the given name, the user, or the side', () => {
    expect(authorName(t, { type: 'business', displayName: 'B\u202eo' })).toBe('Bo')
    expect(authorName(t, { type: 'business' })).toBe('Business')
    expect(authorName(t, { type: 'user', userId: id(900) }, conversation(1))).toBe('Ann 1')
  })

  test.each([
    ['Ann Lee', 'AL'],
    ['ann', 'A'],
    ['', ''],
    ['Ann de la Cruz', 'AC'],
    ['🙂 Ann', 'A'],
    ['Visitor #3fa2', 'V'],
    ['Visitor #fa2c', 'V']
  ])('are abbreviated: %j to %j', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

import { expect, test } from 'vitest'
import { authorName, conversationName, initials, personName } from '../../../src/console/view/names'
import { conversation, id } from './fakes'

test.each([
  [{ givenName: 'Ann', surname: 'Lee', email: 'ann@example.com' }, 'Ann Lee'],
  [{ surname: 'Lee' }, 'Lee'],
  [{ email: 'ann@example.com' }, 'ann@example.com'],
  [{}, 'Visitor #3fa2'],
  [{ givenName: 'Ann', surname: '\u202eeeL' }, 'Ann eeL'],
  [{ givenName: '\u202e' }, 'Visitor #3fa2']
])('calls a person with the profile %o %s', (profile, name) => {
  expect(personName('0123456789abcdef01233fa2', profile)).toBe(name)
})

test('names three of many people', () => {
  const participants = ['Ann', 'Bo', 'Cy', 'Di'].map(givenName => ({
    id: givenName,
    userId: givenName,
    profile: { givenName }
  }))
  expect(conversationName(conversation(1, { participants }))).toBe('Ann, Bo, Cy and others')
  expect(conversationName(conversation(1, { participants: [] }))).toBe('Nobody')
})

test('calls a person as the server invented it, unless something is known of them', () => {
  const userId = '0123456789abcdef01233fa2'
  expect(personName(userId, {}, 'Brisk Otter')).toBe('Brisk Otter')
  expect(personName(userId, { email: 'ann@example.com' }, 'Brisk Otter')).toBe('ann@example.com')
})

test('names authors by what they say, who they are, or their side', () => {
  expect(authorName({ type: 'business', displayName: 'B\u202eo' })).toBe('Bo')
  expect(authorName({ type: 'business' })).toBe('Business')
  expect(authorName({ type: 'user', userId: id(900) }, conversation(1))).toBe('Ann 1')
})

test.each([
  ['Ann Lee', 'AL'],
  ['ann', 'A'],
  ['', ''],
  ['Ann de la Cruz', 'AC'],
  ['🙂 Ann', 'A'],
  ['Visitor #3fa2', 'V'],
  ['Visitor #fa2c', 'V']
])('stands for %j with %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

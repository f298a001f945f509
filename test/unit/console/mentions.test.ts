import { describe, expect, test } from 'vitest'
import type { TeamMember } from '../../../src/console/api'
import {
  completeMention,
  findMembers,
  findMentions,
  findTypedName,
  splitMentions
} from '../../../src/console/model/mentions'

const member = (id: string, email: string, displayName?: string): TeamMember => ({
  id,
  email,
  role: 'agent',
  ...(displayName !== undefined && { displayName })
})
const ANN = member('ann', 'ann@example.com', 'Ann')
const ANNE = member('anne', 'anne@example.com', 'Ann Lee (Sales)')
const BOB = member('bob', 'bob@example.com')
const TEAM = [ANN, ANNE, BOB]

describe('Mentions in notes', () => {
  test.each([
    ['@', ''],
    ['Look, @an', 'an'],
    ['a line\n@bo', 'bo'],
    ['mail@bo', undefined],
    ['@ann ', undefined],
    ['nobody', undefined]
  ])('are typed in %j', (text, typed) => {
    expect(findTypedName(text, text.length)).toBe(typed)
  })

  test.each([
    ['', ['ann', 'anne', 'bob']],
    ['LE', ['anne']],
    ['an', ['ann', 'anne']],
    ['bob', ['bob']],
    ['x', []]
  ])('suggest who begins with %j', (typed, ids) => {
    expect(findMembers(TEAM, typed).map(({ id }) => id)).toEqual(ids)
  })

  test('are completed where the caret is', () => {
    expect(completeMention('Ask @b please', 6, BOB)).toEqual({
      text: 'Ask @bob@example.com please',
      caret: 'Ask @bob@example.com '.length
    })
  })

  test('are found by the longest name, and not in the midst of a word', () => {
    const found = (text: string) => findMentions(text, TEAM).map(({ id }) => id)
    expect(found('@Ann and @bob@example.com')).toEqual(['ann', 'bob'])
    expect(found('@Ann Lee (Sales), see')).toEqual(['anne'])
    expect(found('@Annabel, Ann')).toEqual([])
    expect(splitMentions('Hi @Ann!', ['Ann'])).toEqual([
      { text: 'Hi ', isMention: false },
      { text: '@Ann', isMention: true },
      { text: '!', isMention: false }
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { fillPlaceholders } from '../../../src/protocol'

const ANN = { 'visitor.name': 'Ann', 'agent.name': 'Ada' }

describe('The placeholders of a saved reply', () => {
  test.each([
    ['Hello {{visitor.name}}, I am {{agent.name}}.', 'Hello Ann, I am Ada.'],
    ['{{ visitor.name }} {{visitor.name|you}} {{visitor.name}}', 'Ann Ann Ann'],
    ['{one} {{two}} {{visitor.age}}', '{one} {{two}} {{visitor.age}}']
  ])('of %s are filled', (text, filled) => {
    expect(fillPlaceholders(text, ANN)).toBe(filled)
  })

  test.each([
    ['Hello {{visitor.name|there}}!', 'Hello there!'],
    ['Hello {{visitor.name}}, welcome', 'Hello, welcome'],
    ['Hello {{visitor.name| }} and welcome', 'Hello and welcome'],
    ['{{visitor.name}}, welcome.\n{{visitor.name}} is gone', 'welcome.\nis gone'],
    ['Bye,\n{{agent.name}}', 'Bye,\n'],
    ['{{visitor.name}}', '']
  ])('without names leave neither gaps nor braces in %j', (text, filled) => {
    expect(fillPlaceholders(text, { 'visitor.name': '' })).toBe(filled)
  })

  test('are not looked for in what they are filled with', () => {
    const names = { 'visitor.name': '{{agent.name}} $& $1', 'agent.name': 'Ada' }
    expect(fillPlaceholders('Hello {{visitor.name}}', names)).toBe('Hello {{agent.name}} $& $1')
  })
})

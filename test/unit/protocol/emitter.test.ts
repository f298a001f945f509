import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmitter } from '../../../src/protocol'

interface Events extends Record<string, unknown[]> {
  message: [text: string, from: string]
  closed: []
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('calls the listeners of a name in the order they came, with all arguments', () => {
  const { on, emit } = createEmitter<Events>()
  const calls: string[] = []
  on('message', (text, from) => calls.push(`first ${text} ${from}`))
  on('closed', () => calls.push('closed'))
  on('message', text => calls.push(`second ${text}`))
  emit('message', 'Hi', 'Ann')
  expect(calls).toEqual(['first Hi Ann', 'second Hi'])
})

test('a listener that throws is reported and stops nobody', () => {
  const { on, emit } = createEmitter<Events>()
  const mistake = new Error('a mistake of the page')
  const heard = vi.fn()
  on('closed', () => {
    throw mistake
  })
  on('closed', heard)
  emit('closed')
  expect(heard).toHaveBeenCalledOnce()
  expect(() => vi.runAllTimers()).toThrow(mistake)
})

test('what on returns takes away that listener alone', () => {
  const { on, emit } = createEmitter<Events>()
  const [gone, stays] = [vi.fn(), vi.fn()]
  const undo = on('closed', gone)
  on('closed', stays)
  undo()
  undo()
  emit('closed')
  expect(gone).not.toHaveBeenCalled()
  expect(stays).toHaveBeenCalledOnce()
})

test.each<[string, ['message'?, 'listener'?], string[]]>([
  ['a name and a listener: that one', ['message', 'listener'], ['other message', 'closed']],
  ['a name: all of that name', ['message'], ['closed']],
  ['nothing: all', [], []]
])('off with %s', (_, [name, given], expected) => {
  const { on, off, emit } = createEmitter<Events>()
  const calls: string[] = []
  const listener = () => void calls.push('message')
  on('message', listener)
  on('message', () => calls.push('other message'))
  on('closed', () => calls.push('closed'))
  off(name, given && listener)
  emit('message', 'Hi', 'Ann')
  emit('closed')
  expect(calls).toEqual(expected)
})

test('a listener added or taken away by another listener changes the next event', () => {
  const { on, emit } = createEmitter<Events>()
  const late = vi.fn()
  const undo = on('closed', () => {
    undo()
    on('closed', late)
  })
  emit('closed')
  expect(late).not.toHaveBeenCalled()
  emit('closed')
  expect(late).toHaveBeenCalledOnce()
})

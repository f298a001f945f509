import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmitter } from '../../../src/protocol'

interface Events {
  first: unknown[]
  second: []
  message: [text: string, from: string]
  closed: []
}

describe('The emitter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('calls the listeners of an event in the order of adding, with all arguments', () => {
    const { on, emit } = createEmitter<Events>()
    const calls: string[] = []
    on('message', (text, from) => calls.push(`first ${text} ${from}`))
    on('closed', () => calls.push('closed'))
    on('message', text => calls.push(`second ${text}`))
    emit('message', 'Hi', 'Ann')
    expect(calls).toEqual(['first Hi Ann', 'second Hi'])
  })

  test('reports a listener that throws, and calls the others', () => {
    const { on, emit } = createEmitter<Events>()
    const mistake = new Error('a mistake of the page')
    const received = vi.fn()
    on('closed', () => {
      throw mistake
    })
    on('closed', received)
    emit('closed')
    expect(received).toHaveBeenCalledOnce()
    expect(() => vi.runAllTimers()).toThrow(mistake)
  })

  test('calls a listener once that was added twice to the same event', () => {
    const { on, off, emit } = createEmitter<Events>()
    const calls: unknown[] = []
    const listener = (...args: unknown[]) => void calls.push(args)
    on('first', listener)
    on('first', listener)
    on('second', listener)
    emit('first', 'a', 1)
    emit('second')
    expect(calls).toHaveLength(2)
    off('first', listener)
    emit('first', 'a', 1)
    expect(calls).toHaveLength(2)
  })

  test('returns from on a function that removes that listener only', () => {
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
  ])('removes with off %s', (_, [name, given], expected) => {
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

  test('applies a listener added or removed by another listener from the next event on', () => {
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
})

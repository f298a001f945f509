import { ChatError } from './chat-error'
import { describe } from './describe'

export const alreadyInitialized = () =>
  new ChatError('already-initialized', 'Call destroy() before init().')

export const notInitialized = (name: string) =>
  new ChatError('not-initialized', `Call init() before ${name}().`)

export const invalidOption = (option: string, expected: string, got: unknown) =>
  new ChatError('invalid-option', `Option ${option}: expected ${expected}, got ${describe(got)}.`)

export const invalidElement = (got: unknown) =>
  new ChatError('invalid-element', `render(): expected an element, got ${describe(got)}.`)

export const invalidListener = (got: unknown) =>
  new ChatError('invalid-argument', `on(): expected a function, got ${describe(got)}.`)

export const loadFailed = (address: string, cause?: unknown) =>
  new ChatError('load-failed', `Could not load ${address}.`, cause)

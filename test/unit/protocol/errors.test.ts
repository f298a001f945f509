import { describe, expect, test } from 'vitest'
import * as protocol from '../../../src/protocol'
import { ChatError, isRetryable, type ErrorCode } from '../../../src/protocol'

type Factory = (...args: never[]) => ChatError

const CAUSE = new Error('socket hang up')

/** Every error that Pipit creates: its input, its code and its message. */
const CATALOGUE: [factory: keyof typeof protocol, args: unknown[], ErrorCode, says: string[]][] = [
  ['alreadyInitialized', [], 'already-initialized', ['Call destroy() before init()']],
  ['notInitialized', ['open'], 'not-initialized', ['Call init() before open()']],
  ['invalidOption', ['zIndex', 'a number', '3'], 'invalid-option', ['zIndex', 'a number', '"3"']],
  [
    'invalidArgument',
    ['login()', 'jwt', 'a string', 7],
    'invalid-argument',
    ['login()', 'jwt', 'a string', 'got number']
  ],
  ['loggedOut', [], 'logged-out', ['logged out before it was sent']],
  ['uploadCancelled', [], 'upload-cancelled', ['cancelled']],
  ['invalidElement', [null], 'invalid-element', ['render()', 'an element', 'got null']],
  ['invalidListener', ['log'], 'invalid-argument', ['on()', 'a function', 'got "log"']],
  ['loadFailed', ['https://a/b.js', CAUSE], 'load-failed', ['https://a/b.js']],
  ['networkFailed', ['https://a/sdk', CAUSE], 'network', ['https://a/sdk']],
  ['notConnected', [], 'not-connected', ['not connected', 'Call connect()']],
  ['conversationNotFound', ['c1'], 'conversation-not-found', ['conversation c1']],
  ['integrationNotFound', ['i1'], 'integration-not-found', ['integration i1']],
  ['invalidMessage', ['a text', 7], 'invalid-message', ['a text', 'got number']],
  ['messageTooLong', [5000], 'message-too-long', ['4096 characters at most', 'got 5000']],
  ['invalidClientMessageId', [''], 'invalid-message', ['1 to 64 characters', 'got ""']],
  ['invalidForm', ['fields.0.minSize', '1 to 9', 10], 'invalid-form', ['0.minSize', 'got 10']],
  ['invalidAnswer', ['The form', 'an answer', []], 'invalid-answer', ['an answer', 'array of 0']],
  ['formNotFound', ['f1'], 'not-found', ['no form "f1"']],
  ['formSubmitted', ['f1'], 'form-submitted', ['form "f1"', 'already']],
  ['actionNotFound', ['a1'], 'not-found', ['no postback action "a1"']],
  ['invalidAuth', [], 'invalid-auth', ['not valid', 'Make a new session']],
  ['originNotAllowed', ['https://evil'], 'origin-not-allowed', ['https://evil', 'originWhitelist']],
  ['fileEmpty', [], 'file-empty', ['empty']],
  ['fileInfected', ['Eicar-Test'], 'file-infected', ['harmful', 'Eicar-Test']],
  ['fileTooLarge', [7], 'file-too-large', ['7 bytes']],
  ['fileTypeNotAllowed', ['a.exe'], 'file-type-not-allowed', ['allowed type', 'a.exe']],
  ['uploadInvalid', ['no file', CAUSE], 'upload-invalid', ['no file']],
  ['sessionReplaced', [], 'unavailable', ['login has replaced this session', 'Repeat']],
  ['unavailable', [CAUSE], 'unavailable', ['cannot store', 'Try again']]
]

describe('Errors', () => {
  test.each(CATALOGUE)('%s names what was expected and what came', (name, args, code, says) => {
    const error = (protocol[name] as Factory)(...(args as never[]))
    expect(error).toBeInstanceOf(ChatError)
    expect(error.code).toBe(code)
    for (const part of says) expect(error.message).toContain(part)
  })

  test('the catalogue above lists every error that the protocol exports', () => {
    const isFactory = ([name, value]: [string, unknown]) => {
      if (typeof value !== 'function' || name === 'ChatError') return false
      try {
        return (value as () => unknown)() instanceof ChatError
      } catch {
        return false
      }
    }
    const factories = Object.entries(protocol).filter(isFactory)
    expect(factories.map(([name]) => name).sort()).toEqual(CATALOGUE.map(([name]) => name).sort())
  })

  test('an error keeps its cause apart from its message', () => {
    const error = protocol.networkFailed('https://a', CAUSE)
    expect(error.cause).toBe(CAUSE)
    expect(error.message).not.toContain('hang up')
    expect(String(error)).toBe('ChatError: Could not reach https://a.')
  })

  test.each<[ErrorCode, boolean]>([
    ['already-initialized', false],
    ['conversation-not-found', false],
    ['file-empty', false],
    ['file-too-large', false],
    ['file-type-not-allowed', false],
    ['forbidden', false],
    ['form-submitted', false],
    ['integration-not-found', false],
    ['invalid-answer', false],
    ['invalid-auth', false],
    ['invalid-element', false],
    ['invalid-form', false],
    ['invalid-message', false],
    ['invalid-option', false],
    ['invalid-request', false],
    ['load-failed', true],
    ['message-too-long', false],
    ['network', true],
    ['not-connected', true],
    ['not-found', false],
    ['not-initialized', false],
    ['origin-not-allowed', false],
    ['server', true],
    ['too-many-requests', true],
    ['upload-invalid', false],
    ['unavailable', true]
  ])('whether %s is temporary: %s', (code, expected) => {
    expect(isRetryable({ code })).toBe(expected)
  })

  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['a "b"', '"a \\"b\\""'],
    [7, 'number'],
    [{}, 'object'],
    [[], 'object'],
    [() => {}, 'function']
  ])('describe the value %j as %s', (value, expected) => {
    expect(protocol.describe(value)).toBe(expected)
  })
})

import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { METHODS } from '../../src/loader/methods'
import type { QueuedCall, Stub } from '../../src/loader/snippet'
import { takeOver } from '../../src/loader/take-over'
import { readSnippetMaker, type SnippetMaker } from '../../src/server/http/widget/snippet'

const ID = '65a1f2c3d4e5f60718293a4b'
const BASE = 'https://chat.example.com'
const LOADER = {
  version: '5.0.0',
  url: `${BASE}/cdn/5.0.0/pipit.js`,
  integrity: 'sha384-x',
  legacyUrl: `${BASE}/cdn/5.0.0/pipit.legacy.js`,
  legacyIntegrity: 'sha384-y',
  color: 'light-dark(red,red)'
}
const OTHER = { ...LOADER, url: `${BASE}/other.js`, legacyUrl: `${BASE}/other.js` }
const ANSWER = JSON.stringify({
  versions: ['5.0.0'],
  v5: LOADER,
  v4: LOADER,
  'v5.0.0': LOADER,
  other: OTHER
})
const SNIPPET_MAX_BYTES = 600
/** Bytes of the address and the id of a site, which do not compress. */
const INPUTS_MAX_BYTES = 20

class Request {
  address: unknown[] = []
  responseText = ''
  onload?: () => void
  onerror?: () => void

  open(...address: unknown[]) {
    this.address = address
  }

  /** @param text Empty: the server cannot be reached. */
  answer(text: string) {
    this.responseText = text
    if (text) this.onload?.()
    else this.onerror?.()
  }
}

interface Tag {
  src: string
  nonce: string
  stub: unknown
  onerror(): void
}

/** A stub with any method, as pages may call. */
type AnyStub = QueuedCall[] & Record<string, (...args: any[]) => any>

let makeSnippet: SnippetMaker

beforeAll(async () => {
  const releases = [{ version: '5.0.0', folder: '', files: new Map() }]
  makeSnippet = await readSnippetMaker('dist', releases, () => BASE)
})

/** Style of an element in a browser that supports some colours. */
const styleOf = (colors: string[]) => {
  let color = ''
  return {
    get color() {
      return color
    },
    set color(given: string) {
      if (colors.includes(given)) color = given
    }
  }
}

/** A page with just what the snippet needs, in a modern browser. */
const openPage = ({
  hasPromise = true,
  nonce = 'n0',
  colors = [LOADER.color],
  readyState = 'complete'
} = {}) => {
  const Promise = hasPromise ? global.Promise : undefined
  const requests: Request[] = []
  const tags: Tag[] = []
  const errors: unknown[] = []
  const window: Record<string, any> = { Promise }
  const listeners: [event: string, listener: () => void][] = []
  const page = {
    window,
    requests,
    tags,
    errors,
    /** Finishes loading the page. */
    load: () => listeners.forEach(([event, listener]) => event === 'load' && listener()),
    paste(inputs: { global?: string; integrationId?: string; version?: string | undefined } = {}) {
      const code = makeSnippet({ integrationId: ID, version: '5', ...inputs })
      runInNewContext(code, {
        window,
        Promise,
        XMLHttpRequest: class extends Request {
          send() {
            requests.push(this)
          }
        },
        addEventListener: (...listener: [string, () => void]) => listeners.push(listener),
        console: { error: (...words: unknown[]) => errors.push(words) },
        document: {
          readyState,
          currentScript: nonce ? { nonce } : null,
          createElement: (name: string) => ({ name, nonce: '', style: styleOf(colors) }),
          head: { appendChild: (tag: Tag) => tags.push(tag) }
        }
      })
      return window[inputs.global ?? 'Pipit'] as AnyStub
    }
  }
  return page
}

const rejection = (promise: Promise<unknown>): Promise<{ code: string; message: string }> =>
  promise.then(
    () => expect.unreachable(),
    error => error
  )

describe('Loading', () => {
  test('requests the loader JSON once', () => {
    const page = openPage()
    page.paste().init!({})

    expect(page.requests.map(({ address }) => address)).toEqual([
      ['GET', `${BASE}/web/${ID}/loader.json`]
    ])
  })

  test.each(['loading', 'interactive'])('waits for a page that is %s', readyState => {
    const page = openPage({ readyState })
    const stub = page.paste()
    stub.init!({})
    expect(page.requests).toEqual([])

    page.load()
    expect(page.requests).toHaveLength(1)
    expect(stub).toHaveLength(1)
  })

  test('adds one script tag, checked by its hash, with the nonce of its own script', () => {
    const page = openPage()
    const stub = page.paste()
    page.requests[0]!.answer(ANSWER)

    expect(page.tags).toEqual([
      {
        name: 'script',
        src: LOADER.url,
        integrity: LOADER.integrity,
        crossOrigin: '',
        nonce: 'n0',
        onerror: expect.any(Function),
        style: expect.anything(),
        stub
      }
    ])
    expect(page.tags[0]!.stub).toBe(stub)
  })

  test('adds a tag without a nonce where the page names no current script', () => {
    const page = openPage({ nonce: '' })
    page.paste()
    page.requests[0]!.answer(ANSWER)

    expect(page.tags[0]!.nonce).toBe('')
  })

  test('uses the name that the page chose and no other', () => {
    const page = openPage()

    page.paste({ global: 'Chat' })
    expect(Object.keys(page.window)).toEqual(['Promise', 'Chat'])
  })

  test('does nothing when it is pasted again', () => {
    const page = openPage()
    const stub = page.paste()

    expect(page.paste()).toBe(stub)
    expect(page.requests).toHaveLength(1)
  })

  test.each(['5', '4', '5.0.0'])('accepts version %s', version => {
    const page = openPage()
    page.paste({ version })
    page.requests[0]!.answer(ANSWER)

    expect(page.tags).toHaveLength(1)
    expect(page.errors).toEqual([])
  })

  test.each<[string, Parameters<typeof openPage>[0]]>([
    ['does not know our newest CSS', { colors: [] }],
    ['has no Promise', { hasPromise: false }]
  ])('adds the script for old browsers where the browser %s', (_, options) => {
    const page = openPage(options)
    page.paste()
    page.requests[0]!.answer(ANSWER)

    expect(page.tags).toMatchObject([
      { src: LOADER.legacyUrl, integrity: LOADER.legacyIntegrity, nonce: 'n0' }
    ])
  })

  test('adds the script that reports it when its version is no longer listed', () => {
    const page = openPage()
    page.paste({ version: '5.0.0' })
    page.requests[0]!.answer(JSON.stringify({ versions: ['5.1.0'], v5: LOADER, other: OTHER }))

    expect(page.tags).toMatchObject([{ src: OTHER.url, integrity: OTHER.integrity }])
  })

  const UNSUPPORTED = 'You must provide a supported major version.'

  test.each([undefined, '', '3', '6', '5.9.9'])(
    'reports version %s, and leaves a global that rejects with the same words',
    async version => {
      const page = openPage()
      const stub = page.paste({ version })

      expect(page.errors).toEqual([[UNSUPPORTED]])
      expect(page.requests).toEqual([])
      expect(stub.on!('ready', () => {})).toBeTypeOf('function')
      expect(stub.isOpened!()).toBe(false)
      expect(stub.open!()).toBe(undefined)
      expect(await rejection(stub.init!({}))).toMatchObject({
        code: 'load-failed',
        message: UNSUPPORTED
      })
    }
  )

  test.each<[string, Parameters<ReturnType<typeof openPage>['paste']>[0], string]>([
    [
      'an id that is none',
      { integrationId: 'YOUR_ID' },
      'integrationId: expected the 24 hex digits of an integration, got "YOUR_ID".'
    ],
    [
      'no id',
      { integrationId: '' },
      'integrationId: expected the 24 hex digits of an integration, got "".'
    ],
    [
      'a name that is no variable',
      { global: 'my-chat' },
      'global: expected the name of a variable, got "my-chat".'
    ],
    ['a name that is taken', { global: 'Promise' }, 'global: "Promise" is taken on every page.']
  ])(
    'reports %s, and leaves a global that rejects with the words',
    async (_what, inputs, words) => {
      const page = openPage()
      page.paste(inputs)
      expect(page.errors).toEqual([[words]])
      expect(await rejection(page.window.Pipit.init({}))).toMatchObject({
        code: 'load-failed',
        message: words
      })
    }
  )

  test('rejects with the same words where the page has no Promise', () => {
    const stub = openPage({ hasPromise: false }).paste({ version: '3' })
    let message = ''
    stub.init!({}).then(null, (error: Error) => {
      message = error.message
    })
    expect(message).toBe(UNSUPPORTED)
  })

  test('for an unsupported version leaves a messenger by its name as it is', () => {
    const page = openPage()
    const stub = page.paste()
    expect(page.paste({ version: '3' })).toBe(stub)
    void stub.init!({})
    expect(stub).toHaveLength(1)
  })
})

describe('Calls before the messenger is loaded', () => {
  test('are possible for every method', () => {
    const stub = openPage().paste()

    for (const method of METHODS.split(' ')) expect(typeof stub[method]).toBe('function')
  })

  test('are kept in order, with their arguments', () => {
    const stub = openPage().paste()
    const listener = () => {}

    stub.on!('ready', listener)
    stub.init!({ integrationId: ID })
    stub.open!()

    expect(stub.map(([method, args]) => [method, Array.from(args)])).toEqual([
      ['on', ['ready', listener]],
      ['init', [{ integrationId: ID }]],
      ['open', []]
    ])
  })

  test('of getters are answered and not kept', () => {
    const stub = openPage().paste()

    expect(stub.isOpened!()).toBe(false)
    expect(stub.getUnreadCount!()).toBe(0)
    expect(stub.getConversations!()).toEqual([])
    expect(stub.hasMoreConversations!()).toBe(false)
    expect(stub.getUser!()).toBe(undefined)
    expect(stub.getDisplayedConversation!()).toBe(undefined)
    expect(stub).toHaveLength(0)
  })

  test('return a promise if the method promises, else nothing', () => {
    const stub = openPage().paste()

    expect(stub.init!({})).toBeInstanceOf(Promise)
    expect(stub.sendMessage!('hi')).toBeInstanceOf(Promise)
    expect(stub.open!()).toBe(undefined)
  })

  test('return a thenable where the page has no Promise', () => {
    const stub = openPage({ hasPromise: false }).paste()
    const [done, failed] = [() => {}, () => {}]

    stub.init!({}).then(done, failed)

    expect(stub[0]!.slice(2)).toEqual([done, failed])
  })
})

describe('A load that fails', () => {
  const failures: [string, (page: ReturnType<typeof openPage>) => void][] = [
    ['the server cannot be reached', page => page.requests.at(-1)!.answer('')],
    ['something else answers', page => page.requests.at(-1)!.answer('<p>Sign in</p>')],
    ['the integration is unknown', page => page.requests.at(-1)!.answer('{"error":{}}')],
    ['nothing is answered', page => page.requests.at(-1)!.answer('null')],
    [
      'the script does not come',
      page => {
        page.requests.at(-1)!.answer(ANSWER)
        page.tags.at(-1)!.onerror()
      }
    ]
  ]

  test.each(failures)('rejects pending promises when %s', async (_name, fail) => {
    const page = openPage()
    const stub = page.paste()
    const calls = [stub.init!({}), stub.sendMessage!('hi')]
    fail(page)

    for (const call of calls) {
      const error = await rejection(call)
      expect(error.code).toBe('load-failed')
      expect(String(error)).toBe(`load-failed: ${BASE}/web/${ID}/loader.json`)
    }
  })

  test.each(failures)(
    'keeps the other calls and retries with the next call when %s',
    (_n, fail) => {
      const page = openPage()
      const stub = page.paste()
      stub.on!('ready', () => {})
      stub.init!({}).catch(() => {})
      fail(page)
      stub.isOpened!()
      expect(page.requests).toHaveLength(1)

      stub.init!({})

      expect(page.requests).toHaveLength(2)
      expect(stub.flatMap(([method]) => method ?? [])).toEqual(['on', 'init'])
    }
  )

  test('rejects nothing where the page has no Promise and no promise is pending', () => {
    const page = openPage({ hasPromise: false })
    const stub = page.paste()
    stub.init!({})

    expect(() => page.requests[0]!.answer('')).not.toThrow()
  })
})

describe('The messenger that takes over', () => {
  const widgetOf = (calls: unknown[]) =>
    Object.fromEntries(
      METHODS.split(' ').map(method => [
        method,
        (...args: unknown[]) => {
          calls.push([method, ...args])
          return method === 'sendMessage' ? Promise.reject(new Error('no')) : method
        }
      ])
    ) as never

  test('replays the calls on the object that pages kept, in order, and settles them', async () => {
    const page = openPage()
    const stub = page.paste()
    const calls: unknown[] = []
    const init = stub.init!({ integrationId: ID })
    const sent = rejection(stub.sendMessage!('hi'))

    takeOver(page.window as never, stub as Stub, widgetOf(calls))

    expect(calls).toEqual([
      ['init', { integrationId: ID }],
      ['sendMessage', 'hi']
    ])
    expect(await init).toBe('init')
    expect(await sent).toMatchObject({ message: 'no' })
    expect(page.window.Pipit).toBe(stub)
    expect(stub.isOpened!()).toBe('isOpened')
    expect(stub).toHaveLength(0)
  })

  test('does not replay a rejected call', () => {
    const page = openPage()
    const stub = page.paste()
    const calls: unknown[] = []
    stub.on!('ready')
    void rejection(stub.init!({}))
    page.requests[0]!.answer('')
    stub.open!()

    takeOver(page.window as never, stub as Stub, widgetOf(calls))

    expect(calls).toEqual([['on', 'ready'], ['open']])
  })

  test('makes the unsubscribe function of an early `on` work', () => {
    const page = openPage()
    const stub = page.paste()
    const calls: unknown[] = []
    const listener = () => {}
    const undo = stub.on!('ready', listener)
    takeOver(page.window as never, stub as Stub, widgetOf(calls))

    undo()

    expect(calls).toEqual([
      ['on', 'ready', listener],
      ['off', 'ready', listener]
    ])
  })
})

describe('The code of the snippet', () => {
  test(`takes at most ${SNIPPET_MAX_BYTES} bytes and the inputs`, async () => {
    const template = await readFile('dist/server/snippet.js')
    const code = makeSnippet({ global: 'Pipit', integrationId: ID, version: '5' })
    const size = brotliCompressSync(template).length

    expect(size).toBeLessThanOrEqual(SNIPPET_MAX_BYTES)
    expect(brotliCompressSync(code).length - size).toBeLessThanOrEqual(INPUTS_MAX_BYTES)
  })

  test('adds one global only', () => {
    expect(makeSnippet({ integrationId: ID, version: '5' })).toMatch(/^!function\(/)
  })

  test('can be pasted into a page as it is', () => {
    expect(makeSnippet({ integrationId: ID, version: '5' })).not.toMatch(
      /<[!/a-z]|\n|[^\x20-\x7e]/i
    )
  })
})

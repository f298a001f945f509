import { describe, expect, test, vi } from 'vitest'
import type { ConsoleWorld } from '../../../src/console'
import { createConsole } from '../../../src/console/model/console'
import { deferred, id, MemoryStorage } from './fakes'

const ann = { id: id(1), email: 'ann@example.com' }
const bob = { id: id(2), email: 'bob@example.com' }
const apps = [
  { id: id(11), displayName: 'Shop' },
  { id: id(12), displayName: 'Help' }
]

const me = (user: typeof ann & { role?: string }) =>
  Response.json({ user, apps, csrfToken: `csrf of ${user.email}` })
const refuse = (status: number) =>
  Response.json({ errors: [{ code: 'code', title: 'No.' }] }, { status })

/** A browser with one server; responses are given by method and path, newest first. */
const createWorld = (
  answers: Record<string, () => Response | Promise<Response>>,
  storage = new MemoryStorage() as unknown as Storage
) => {
  const listeners = new Set<() => void>()
  const location = {
    url: '',
    get hash() {
      return this.url
    },
    set hash(value) {
      this.url = value
      listeners.forEach(listener => listener())
    }
  }
  const page = { isHeld: () => false }
  const calls: { line: string; headers: Record<string, string> }[] = []
  const world: ConsoleWorld = {
    fetch: (async (path: string, { method = 'GET', headers, signal }: RequestInit) => {
      const line = `${method} ${path.split('?')[0]}`
      calls.push({ line, headers: headers as Record<string, string> })
      if (answers[line]) return answers[line]()
      return new Promise((_yes, no) => signal?.addEventListener('abort', () => no(signal.reason)))
    }) as typeof fetch,
    addressBar: {
      location: location as unknown as Location,
      addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener)
    } as unknown as ConsoleWorld['addressBar'],
    openUpload: () => {
      throw new Error('Nothing is uploaded here.')
    },
    openStorage: () => storage,
    languages: ['en'],
    loadOriginals: async () => ({}),
    wait: () => new Promise(() => {}),
    onOffline: () => () => {},
    holdPage(isNeeded) {
      page.isHeld = isNeeded
      return () => {}
    }
  }
  return { world, calls, storage, location, page }
}

const start = async (...given: Parameters<typeof createWorld>) => {
  const [answers] = given
  const around = createWorld(...given)
  const console = createConsole(around.world)
  const stop = console.start()
  await expect.poll(() => console.session.$session.get().state).not.toBe('unknown')
  return { console, stop, answers, ...around }
}

describe('The console', () => {
  test('resumes an existing session', async () => {
    const { console, stop } = await start({ 'GET /console/api/me': () => me(ann) })
    expect(console.session.$session.get()).toMatchObject({ state: 'signed-in', me: { user: ann } })
    expect(console.$workspace.get()?.app.displayName).toBe('Shop')
    stop()
  })

  test('asks to sign in without a session, and reports when there is no server', async () => {
    const signedOut = await start({
      'GET /console/api/me': () => refuse(401),
      'GET /console/api/set-up': () => Response.json({ isOpen: false })
    })
    expect(signedOut.console.session.$session.get()).toEqual({
      state: 'signed-out',
      expired: false
    })
    const unsure = await start({
      'GET /console/api/me': () => refuse(401),
      'GET /console/api/set-up': () => refuse(503)
    })
    expect(unsure.console.session.$session.get().state).toBe('signed-out')
    const down = await start({ 'GET /console/api/me': () => Promise.reject(new TypeError('down')) })
    expect(down.console.session.$session.get()).toEqual({ state: 'unreachable' })
  })

  test('knows that no one can sign in before set-up, until the first account is made', async () => {
    let isOpen = true
    const { console, location } = await start({
      'GET /console/api/me': () => refuse(401),
      'GET /console/api/set-up': () => Response.json({ isOpen })
    })
    const state = () => console.session.$session.get().state
    expect(state()).toBe('not-set-up')
    isOpen = false
    Object.assign(location, { replace: () => undefined })
    console.leaveAccessLink()
    await expect.poll(state).toBe('signed-out')
  })

  test('sends the CSRF token once it has it', async () => {
    const { console, calls, stop } = await start({ 'GET /console/api/me': () => me(ann) })
    const follows = () => calls.find(({ line }) => line === `GET /v2/apps/${id(11)}/events`)
    await expect.poll(follows).toBeDefined()
    expect(calls[0]?.headers['x-csrf-token']).toBeUndefined()
    expect(follows()?.headers['x-csrf-token']).toBe('csrf of ann@example.com')
    expect(console.$workspace.get()?.$connection.get()).toBe('connecting')
    stop()
  })

  test('reads anew what someone may do once the server refuses a call for their role', async () => {
    let role = 'admin'
    const title = 'This needs the role admin or owner.'
    const { console, stop } = await start({
      'GET /console/api/me': () => me({ ...ann, role }),
      [`PATCH /v2/apps/${id(11)}`]: () =>
        Response.json({ errors: [{ code: 'forbidden', title }] }, { status: 403 })
    })
    const shown = () => {
      const session = console.session.$session.get()
      return session.state === 'signed-in' && session.me.user.role
    }
    expect(shown()).toBe('admin')
    role = 'agent'
    await expect(console.$workspace.get()?.api.changeApp({})).rejects.toThrow(title)
    await expect.poll(shown).toBe('agent')
    stop()
  })

  test('keeps drafts and replies for the same user when a session ends', async () => {
    const { console, stop } = await start({
      'GET /console/api/me': () => me(ann),
      'POST /console/api/session': () => me(ann),
      [`POST /v2/apps/${id(11)}/conversations/${id(5)}/messages`]: () => refuse(401),
      [`GET /v2/apps/${id(11)}/conversations/${id(5)}/messages`]: () =>
        Response.json({ messages: [], meta: { hasMore: false } })
    })
    const before = console.$workspace.get()
    before?.drafts.write(id(5), 'begun')
    before?.thread(id(5)).reply('unsent')
    await expect.poll(() => console.session.$session.get().state).toBe('signed-out')
    expect(console.session.$session.get()).toEqual({ state: 'signed-out', expired: true })
    expect(console.$workspace.get()).toBeUndefined()

    await console.session.signIn('ann@example.com', 'secret')
    const after = console.$workspace.get()
    expect(after?.drafts.read(id(5))).toBe('begun')
    expect(after?.thread(id(5)).entries.peek()).toMatchObject([
      { state: 'failed', message: { content: { text: 'unsent' } } }
    ])
    stop()
  })

  test('shows nothing of one user to the next', async () => {
    const { console, storage, stop } = await start({
      'GET /console/api/me': () => me(ann),
      'DELETE /console/api/session': () => Response.json({}),
      'POST /console/api/session': () => me(bob)
    })
    console.$workspace.get()?.drafts.write(id(5), 'begun')
    expect(JSON.stringify(storage)).toContain('begun')
    await console.signOut()
    expect(JSON.stringify(storage)).not.toContain('begun')

    await console.session.signIn('bob@example.com', 'secret')
    expect(console.$workspace.get()?.drafts.read(id(5))).toBe('')
    stop()
  })

  test('keeps what is written for the next tab of the same user', async () => {
    const first = await start({ 'GET /console/api/me': () => me(ann) })
    first.console.$workspace.get()?.drafts.write(id(5), 'begun')
    first.stop()

    const other = await start({ 'GET /console/api/me': () => me(bob) }, first.storage)
    expect(other.console.$workspace.get()?.drafts.read(id(5))).toBe('')
    const next = await start({ 'GET /console/api/me': () => me(ann) }, first.storage)
    expect(next.console.$workspace.get()?.drafts.read(id(5))).toBe('begun')
    next.console.go({ appId: id(12), screen: 'inbox' })
    expect(next.console.$workspace.get()?.drafts.read(id(5))).toBe('')
    for (const { stop } of [other, next]) stop()
  })

  test.each([
    ['the server has ended the session', () => Response.json({})],
    ['the session has ended before', () => refuse(401)]
  ])('forgets what was written in all apps when %s', async (_when, answer) => {
    const storage = new MemoryStorage() as unknown as Storage
    const signIn = () => start({ 'GET /console/api/me': () => me(ann) }, storage)
    const before = await signIn()
    before.console.go({ appId: id(12), screen: 'inbox' })
    before.console.$workspace.get()?.drafts.write(id(5), 'begun')
    before.stop()

    const { console, answers, stop } = await signIn()
    answers['DELETE /console/api/session'] = answer
    const workspace = console.$workspace.get()
    await console.signOut()
    workspace?.drafts.write(id(6), 'too late')
    expect(JSON.stringify(storage)).not.toMatch(/begun|late/)
    expect(console.session.$session.get()).toEqual({ state: 'signed-out', expired: false })
    stop()
  })

  test('has the browser ask before the page is left while a reply is on its way', async () => {
    const posted = deferred<Response>()
    const { console, page, stop } = await start({
      'GET /console/api/me': () => me(ann),
      [`POST /v2/apps/${id(11)}/conversations/${id(5)}/messages`]: () => posted.promise
    })
    expect(page.isHeld()).toBe(false)
    console.$workspace.get()?.thread(id(5)).reply('one')
    expect(page.isHeld()).toBe(true)
    posted.resolve(refuse(400))
    await expect.poll(page.isHeld).toBe(false)

    const isEmpty = new File([], 'empty.txt')
    console.$workspace.get()?.thread(id(5)).sendFiles([isEmpty], false)
    expect(page.isHeld()).toBe(false)
    stop()
  })

  test('stays signed in when signing out fails', async () => {
    const { console, stop } = await start({
      'GET /console/api/me': () => me(ann),
      'DELETE /console/api/session': () => refuse(503)
    })
    await expect(console.signOut()).rejects.toMatchObject({ status: 503 })
    expect(console.session.$session.get().state).toBe('signed-in')
    stop()
  })

  test('shows how long to wait after too many attempts', async () => {
    const { console } = await start({
      'GET /console/api/me': () => refuse(401),
      'GET /console/api/set-up': () => refuse(404),
      'POST /console/api/session': () =>
        Response.json({ errors: [] }, { status: 429, headers: { 'retry-after': '30' } })
    })
    await expect(console.session.signIn('ann@example.com', 'no')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 30
    })
  })

  test('opens the app that the address names, and keeps the other as it was', async () => {
    const { console, location, stop } = await start({ 'GET /console/api/me': () => me(ann) })
    const changes = vi.fn()
    console.$workspace.listen(changes)
    const shop = console.$workspace.get()
    console.go({ appId: id(12), screen: 'install' })
    expect(location.hash).toBe(`#/${id(12)}/install`)
    expect(console.$workspace.get()?.app.displayName).toBe('Help')
    console.go({ appId: id(11), screen: 'inbox', conversationId: id(5) })
    expect(console.$workspace.get()).toBe(shop)
    expect(changes).toHaveBeenCalledTimes(2)
    stop()
  })
})

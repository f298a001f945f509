import { afterEach, expect, test, vi } from 'vitest'
import { openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

afterEach(() => void vi.unstubAllGlobals())

type World = ReturnType<typeof openWidget>

const open = async (options: object = {}, settings = {}) => {
  const world = openWidget(settings)
  await world.widget.init({ ...OPTIONS, ...options })
  return world
}

/** Waits for what follows a call without an answer. */
const settle = () => new Promise(resolve => setImmediate(resolve))

test('the code of the messenger is loaded once, at the first need', async () => {
  const { widget, calls, loadMessenger } = await open()
  widget.open()
  const sent = widget.sendMessage('Hi')
  expect(await sent).toEqual({ text: 'Hi' })
  await widget.markAllAsRead('c')
  expect(loadMessenger).toHaveBeenCalledOnce()
  expect(calls).toEqual([['open'], ['sendMessage', 'Hi'], ['markAllAsRead', 'c']])
  expect(widget.isOpened()).toBe(true)
  expect(widget.getUnreadCount()).toBe(7)
})

test('calls made while init is under way wait for it', async () => {
  const { widget, calls } = openWidget()
  const ready = widget.init(OPTIONS)
  widget.open()
  const sent = widget.sendMessage('Hi')
  expect(widget.getConversations()).toEqual([])
  expect(calls).toEqual([])
  await ready
  await sent
  expect(calls).toEqual([['open'], ['sendMessage', 'Hi']])
})

test.each<[when: string, options: object, visited: boolean, loads: number]>([
  ['on intent', {}, false, 0],
  ['at once', { preload: 'eager' }, false, 1],
  ['when the page has time', { preload: 'idle' }, false, 1],
  ['for a visitor who was here before', {}, true, 1]
])('loads the code of the messenger %s', async (_, options, visited, loads) => {
  vi.useFakeTimers()
  const world = openWidget()
  if (visited) world.page.localStorage['pipit.integration.sessionKey'] = 'secret'
  await world.widget.init({ ...OPTIONS, ...options })
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  expect(world.loadMessenger).toHaveBeenCalledTimes(loads)
})

test('a visitor of another integration was not here before', async () => {
  const world = openWidget()
  world.page.localStorage['pipit.other.sessionKey'] = 'secret'
  await world.widget.init(OPTIONS)
  await settle()
  expect(world.loadMessenger).not.toHaveBeenCalled()
})

test('options win over what the server says; colours and texts one by one', async () => {
  const { widget, context } = await open(
    {
      businessName: 'Page',
      customColors: { actionColor: '0f0' },
      prechatCapture: { enableEmailLinking: true },
      customText: { headerText: 'Hi' }
    },
    {
      businessName: 'Server',
      customColors: { brandColor: 'f00', actionColor: '00f' },
      fixedHeader: true,
      prechatCapture: { enabled: true, enableEmailLinking: false }
    }
  )
  await widget.markAllAsRead()
  expect(context().settings).toMatchObject({
    businessName: 'Page',
    fixedHeader: true,
    prechatCapture: { enabled: true, enableEmailLinking: true },
    customColors: { brandColor: 'f00', actionColor: '0f0' },
    customText: { headerText: 'Hi' }
  })
})

test.each<[what: string, call: (world: World) => Promise<unknown>]>([
  ['a call', ({ widget }) => widget.sendMessage('Hi')],
  ['a click', async ({ launcher }) => launcher()!.click()]
])('when the code does not arrive, %s can try again', async (_, call) => {
  const world = await open()
  world.failLoading()
  await call(world).catch(error => expect(error).toMatchObject({ code: 'load-failed' }))
  await settle()
  expect(world.launcher()!.ariaLabel).toBe('Chat not loaded. Retry')
  await call(world)
  await settle()
  expect(world.calls).toHaveLength(1)
  expect(world.launcher()!.ariaLabel).not.toMatch('could not')
})

test('destroy takes everything out, tells of it, and drops the listeners', async () => {
  const { widget, calls, launcher } = await open()
  const heard: string[] = []
  widget.on('destroy', () => heard.push('destroy'))
  widget.on('ready', () => heard.push('ready'))
  await widget.markAllAsRead()
  widget.destroy()
  widget.destroy()
  expect(calls.at(-1)).toEqual(['destroy'])
  expect(launcher()).toBeNull()
  expect(() => widget.open()).toThrow(expect.objectContaining({ code: 'not-initialized' }))
  await widget.init(OPTIONS)
  expect(heard).toEqual(['destroy'])
  expect(launcher()).not.toBeNull()
})

test('destroy during init rejects it, leaves nothing behind, and init may be called again', async () => {
  const { widget, launcher } = openWidget()
  const first = widget.init(OPTIONS)
  widget.destroy()
  const second = widget.init(OPTIONS)
  await expect(first).rejects.toMatchObject({ code: 'not-initialized' })
  await second
  expect(launcher()!.ownerDocument.querySelectorAll('button')).toHaveLength(1)
})

test('destroy while the code is on its way mounts nothing', async () => {
  const { widget, context } = await open()
  const sent = widget.sendMessage('Hi')
  await Promise.resolve()
  widget.destroy()
  await expect(sent).rejects.toMatchObject({ code: 'not-initialized' })
  expect(context()).toBeUndefined()
})

test.each(['before', 'after'])(
  'embedded, render %s init shows it there, without a launcher',
  async when => {
    const world = openWidget()
    const place = world.page.document.createElement('div')
    if (when === 'before') world.widget.render(place)
    await world.widget.init({ ...OPTIONS, embedded: true })
    if (when === 'after') world.widget.render(place)
    await settle()
    expect(world.calls).toEqual([['render', place]])
    expect(world.launcher()).toBeNull()
  }
)

test.each([null, undefined, '#chat', {}])(
  'render of %j throws, and says what came',
  async place => {
    const { widget } = await open({ embedded: true })
    expect(() => widget.render(place as never)).toThrow(
      expect.objectContaining({ code: 'invalid-element', message: expect.stringContaining('got') })
    )
  }
)

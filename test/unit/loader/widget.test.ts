import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOADED_METHODS, METHODS } from '../../../src/loader'
import { openWidget } from '../fakes/widget'

const OPTIONS = { integrationId: 'integration' }

type World = ReturnType<typeof openWidget>

const open = async (options: object = {}, settings = {}) => {
  const world = openWidget(settings)
  await world.widget.init({ ...OPTIONS, ...options })
  return world
}

/** Waits for the effects of a call without a result. */
const settle = () => new Promise(resolve => setImmediate(resolve))

describe('The loader', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('loads the code of the messenger once, when it is first needed', async () => {
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

  test('writes out exactly the methods that it does not make by the list, which would replace them', () => {
    const names = Object.keys(openWidget().widget)
    const made = LOADED_METHODS.split(' ')
    const own = METHODS.split(' ').filter(name => !made.includes(name))
    // One that was there before would keep its place among the first.
    expect(names.slice(-made.length)).toEqual(made)
    expect(names.slice(0, -made.length).sort()).toEqual(['VERSION', ...own].sort())
  })

  test.each([
    [5, 'number'],
    [undefined, 'undefined'],
    ['log', '"log"']
  ])('refuses %j as a listener', (listener, got) => {
    const { widget } = openWidget()
    expect(() => widget.on('ready', listener as never)).toThrow(
      expect.objectContaining({
        code: 'invalid-argument',
        message: `on(): expected a function, got ${got}.`
      })
    )
  })

  test('keeps the order of open and close while its code loads', async () => {
    const { widget, calls } = await open()
    widget.open()
    widget.close()
    await widget.markAllAsRead()
    expect([widget.isOpened(), calls]).toEqual([false, [['markAllAsRead']]])
    widget.close()
    widget.open()
    expect(widget.isOpened()).toBe(true)
  })

  test('delays calls made during init until it is done', async () => {
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

  test('does not treat a visitor of another integration as returning', async () => {
    const world = openWidget()
    world.page.localStorage['pipit.other.sessionKey'] = 'secret'
    await world.widget.init(OPTIONS)
    await settle()
    expect(world.loadMessenger).not.toHaveBeenCalled()
  })

  test('prefers options to server settings; colours and texts one by one', async () => {
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
  ])('lets %s retry when the code does not arrive', async (_, call) => {
    const world = await open()
    world.failLoading()
    await call(world).catch(error => expect(error).toMatchObject({ code: 'load-failed' }))
    await settle()
    expect(world.launcher()!.ariaLabel).toBe('The chat did not load. Try again')
    await call(world)
    await settle()
    expect(world.calls).toHaveLength(1)
    expect(world.launcher()!.ariaLabel).not.toMatch('could not')
  })

  test('removes everything on destroy, emits it, and drops the listeners', async () => {
    const { widget, calls, launcher } = await open()
    const received: string[] = []
    widget.on('destroy', () => received.push('destroy'))
    widget.on('ready', () => received.push('ready'))
    await widget.markAllAsRead()
    widget.destroy()
    widget.destroy()
    expect(calls.at(-1)).toEqual(['destroy'])
    expect(launcher()).toBeNull()
    expect(() => widget.open()).toThrow(expect.objectContaining({ code: 'not-initialized' }))
    await widget.init(OPTIONS)
    expect(received).toEqual(['destroy'])
    expect(launcher()).not.toBeNull()
  })

  test('rejects init on destroy, leaves nothing behind, and init may be called again', async () => {
    const { widget, launcher } = openWidget()
    const first = widget.init(OPTIONS)
    widget.destroy()
    const second = widget.init(OPTIONS)
    await expect(first).rejects.toMatchObject({ code: 'not-initialized' })
    await second
    expect(launcher()!.ownerDocument.querySelectorAll('button')).toHaveLength(1)
  })

  test('mounts nothing after a destroy while the code is loading', async () => {
    const { widget, context } = await open()
    const sent = widget.sendMessage('Hi')
    await Promise.resolve()
    widget.destroy()
    await expect(sent).rejects.toMatchObject({ code: 'not-initialized' })
    expect(context()).toBeUndefined()
  })

  test.each(['before', 'after'])(
    'with embedded, render %s init shows the messenger there, without a launcher',
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
    'throws for render of %j, with what came',
    async place => {
      const { widget } = await open({ embedded: true })
      expect(() => widget.render(place as never)).toThrow(
        expect.objectContaining({
          code: 'invalid-element',
          message: expect.stringContaining('got')
        })
      )
    }
  )
})

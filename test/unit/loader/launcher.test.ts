import { afterEach, describe, expect, test, vi } from 'vitest'
import { textColorOn } from '../../../src/protocol'
import { openWidget } from '../fakes/widget'

const show = async (options: object = {}) => {
  const world = openWidget()
  await world.widget.init({ integrationId: 'integration', ...options })
  const button = world.launcher()!
  return { ...world, button, badge: button.querySelector('.unread-badge') as HTMLElement }
}

/** A launcher whose messenger has unread messages. */
const mount = async (options?: object) => {
  const world = await show(options)
  await world.widget.markAllAsRead()
  return { ...world, port: world.context().launcher }
}

/** linkedom keeps `!important` in the value. */
const styleOf = ({ style }: HTMLElement, property: string): string =>
  style.getPropertyValue(property).replace('!important', '')

describe('The launcher', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('is one labelled button at the end of the page', async () => {
    const { page, button } = await show()
    expect(page.document.documentElement.lastElementChild).toBe(button)
    expect([button.localName, button.ariaLabel, button.ariaExpanded]).toEqual([
      'button',
      'Open chat',
      'false'
    ])
  })

  test('opens on the first click and closes on the next, with its state exposed', async () => {
    const { button, widget } = await show()
    button.click()
    await expect.poll(() => button.ariaExpanded).toBe('true')
    expect(button.ariaLabel).toBe('Close chat')
    button.click()
    expect(widget.isOpened()).toBe(false)
    expect([button.ariaExpanded, button.ariaLabel]).toEqual(['false', 'Open chat'])
  })

  test.each([
    [0, 'none', '0', 'Open chat'],
    [1, 'block', '1', 'Open chat, 1 unread'],
    [9, 'block', '9', 'Open chat, 9 unread'],
    [10, 'block', '9+', 'Open chat, 9+ unread'],
    [1000, 'block', '9+', 'Open chat, 9+ unread']
  ])(
    'with %i unread has the badge %s, %s, and the name %s',
    async (count, display, text, label) => {
      const { button, badge, port } = await mount()
      port.setUnread(count)
      expect([styleOf(badge, 'display'), badge.textContent]).toEqual([display, text])
      expect(button.ariaLabel).toBe(label)
    }
  )

  test('removes the badge when everything is read', async () => {
    const { badge, port } = await mount()
    port.setUnread(3)
    port.setUnread(0)
    expect(styleOf(badge, 'display')).toBe('none')
  })

  test('reports that the messenger did not load, until it could', async () => {
    const { button, badge, failLoading, widget } = await show()
    failLoading()
    button.click()
    await expect.poll(() => button.ariaLabel).toMatch('did not load')
    expect([styleOf(badge, 'display'), badge.textContent]).toEqual(['block', '!'])
    button.click()
    await expect.poll(() => widget.isOpened()).toBe(true)
    expect([styleOf(badge, 'display'), button.ariaLabel]).toEqual(['none', 'Close chat'])
  })

  test.each(['onfocus', 'onpointerenter'] as const)(
    'loads the code of the messenger on %s, before the click',
    async handler => {
      const { button, loadMessenger, calls } = await show()
      ;(button[handler] as () => void)()
      await expect.poll(() => loadMessenger.mock.calls).toHaveLength(1)
      expect(calls).toEqual([])
    }
  )

  test('uses the texts of the page', async () => {
    const customText = { launcherOpen: 'Chatten', launcherUnread: '{count} neu' }
    const { button, port } = await mount({ customText })
    expect(button.ariaLabel).toBe('Chatten')
    port.setUnread(12)
    expect(button.ariaLabel).toBe('Chatten, 9+ neu')
  })

  test.each(['ffffff', '#fff'])('on the colour %s has a readable icon', async brandColor => {
    const { button } = await show({ customColors: { brandColor } })
    const color = `#${brandColor.replace('#', '')}`
    expect(styleOf(button, 'background-color')).toBe(color)
    expect(styleOf(button, 'color')).toBe(textColorOn(color))
  })

  test('colours its badge by a token of the page, with text that can be read', async () => {
    const { page, widget, launcher } = openWidget()
    page.tokens['--pipit-badge-color'] = '#ff0'
    await widget.init({ integrationId: 'integration' })
    const badge = launcher()!.querySelector<HTMLElement>('.unread-badge')!
    expect(styleOf(badge, 'background-color')).toBe('#ff0')
    expect(styleOf(badge, 'color')).toBe(textColorOn('#ff0'))
  })

  test('prefers the colour on :root of the page', async () => {
    const { page, widget } = await show()
    page.tokens['--pipit-brand-color'] = 'red'
    widget.destroy()
    await widget.init({ integrationId: 'integration', customColors: { brandColor: '#fff' } })
    const next = page.document.getElementById('messenger-button')!
    expect(styleOf(next, 'background-color')).toBe('red')
  })

  /** Properties set one by one, which linkedom does without their priority. */
  const BY_OPTIONS = /^(z-index|width|height|background-color|color|inset-inline-end|bottom):/

  test('cannot be restyled by rules of the page', async () => {
    const { button } = await show()
    const rules = button.style.cssText.split(';').filter(rule => rule && !BY_OPTIONS.test(rule))
    expect(rules[0]).toBe('all:initial!important')
    expect(rules.filter(rule => !rule.endsWith('!important'))).toEqual([])
  })

  test.each([
    [{}, 'width', '58px'],
    [{}, 'height', '58px'],
    [{}, 'z-index', '2147483647'],
    [{ buttonWidth: '70' }, 'width', '70px'],
    [{ buttonHeight: '70px' }, 'height', '70px'],
    [{ zIndex: 7 }, 'z-index', '7']
  ])('with %j has a %s of %s', async (options, property, value) => {
    const { button } = await show(options)
    expect(styleOf(button, property)).toBe(value)
  })

  test('shows an image instead of the icon, whatever characters its address contains', async () => {
    const { button } = await show({ buttonIconUrl: 'https://a.example/i".png' })
    const picture = styleOf(button, 'background-image')
    expect(picture).toContain('url("https://a.example/i\\".png")')
    expect(button.querySelector('path')!.getAttribute('d')).toBe('')
  })

  test('shows the chevron alone while open, also with an image of its own', async () => {
    const { button, port } = await mount({ buttonIconUrl: 'https://a.example/i.png' })
    port.setOpened(true)
    expect(styleOf(button, 'background-image')).toBe('')
    expect(button.querySelector('path')!.getAttribute('d')).not.toBe('')
    port.setOpened(false)
    expect(styleOf(button, 'background-image')).toContain('i.png')
  })

  test('as a tab shows the name of the business at the lower edge', async () => {
    const { button } = await show({ displayStyle: 'tab', businessName: 'Shop', buttonWidth: '70' })
    expect(button.textContent).toContain('Shop')
    expect(styleOf(button, 'bottom')).toMatch('calc(0px + ')
    expect(styleOf(button, 'width')).toBe('')
    expect(styleOf(button, 'gap')).toBe('8px')
    expect(styleOf(button, 'max-width')).toBe('410px')
  })

  test.each([
    [undefined, 'inset-inline-end', 'calc(20px + max(env(safe-area-inset-left)'],
    [{ side: 'left', inline: 8 }, 'left', '8px'],
    [{ side: 'right' }, 'right', '20px'],
    [{ bottom: 90 }, 'bottom', 'calc(90px + ']
  ] as const)('with the position %j has a %s of %s…', async (position, property, value) => {
    const { button } = await show({ position })
    expect(styleOf(button, property)).toMatch(value)
  })
})

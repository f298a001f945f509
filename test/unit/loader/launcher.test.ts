import { afterEach, expect, test, vi } from 'vitest'
import { openWidget } from '../fakes/widget'

afterEach(() => void vi.unstubAllGlobals())

const show = async (options: object = {}) => {
  const world = openWidget()
  await world.widget.init({ integrationId: 'integration', ...options })
  const button = world.launcher()!
  return { ...world, button, badge: button.querySelector('.unread-badge') as HTMLElement }
}

/** With a messenger that can tell of unread messages. */
const mount = async (options?: object) => {
  const world = await show(options)
  await world.widget.markAllAsRead()
  return { ...world, port: world.context().launcher }
}

/** The DOM of these tests keeps the mark of importance with the value. */
const styleOf = ({ style }: HTMLElement, property: string): string =>
  style.getPropertyValue(property).replace('!important', '')

test('is one button at the end of the page, which says what it does', async () => {
  const { page, button } = await show()
  expect(page.document.documentElement.lastElementChild).toBe(button)
  expect([button.type, button.ariaLabel, button.ariaExpanded]).toEqual([
    'button',
    'Open chat',
    'false'
  ])
})

test('opens on the first click and closes on the next, and says so', async () => {
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
])('with %i unread its badge is %s, %s, and its name %s', async (count, display, text, label) => {
  const { button, badge, port } = await mount()
  port.setUnread(count)
  expect([styleOf(badge, 'display'), badge.textContent]).toEqual([display, text])
  expect(button.ariaLabel).toBe(label)
})

test('the badge goes when everything is read', async () => {
  const { badge, port } = await mount()
  port.setUnread(3)
  port.setUnread(0)
  expect(styleOf(badge, 'display')).toBe('none')
})

test('says when the messenger could not be loaded, until it could', async () => {
  const { button, badge, failLoading, widget } = await show()
  failLoading()
  button.click()
  await expect.poll(() => button.ariaLabel).toMatch('not loaded')
  expect([styleOf(badge, 'display'), badge.textContent]).toEqual(['block', '!'])
  button.click()
  await expect.poll(() => widget.isOpened()).toBe(true)
  expect([styleOf(badge, 'display'), button.ariaLabel]).toEqual(['none', 'Close chat'])
})

test.each(['onfocus', 'onpointerenter'] as const)(
  '%s loads the code of the messenger before the click',
  async handler => {
    const { button, loadMessenger, calls } = await show()
    ;(button[handler] as () => void)()
    await expect.poll(() => loadMessenger).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  }
)

test("speaks the page's own words", async () => {
  const customText = { launcherOpen: 'Chatten', launcherUnread: '{count} neu' }
  const { button, port } = await mount({ customText })
  expect(button.ariaLabel).toBe('Chatten')
  port.setUnread(12)
  expect(button.ariaLabel).toBe('Chatten, 9+ neu')
})

test.each(['ffffff', '#fff'])('on the colour %s its icon can be seen', async brandColor => {
  const { button } = await show({ customColors: { brandColor } })
  const color = `#${brandColor.replace('#', '')}`
  expect(styleOf(button, 'background-color')).toBe(color)
  expect(styleOf(button, 'color')).toBe(`contrast-color(${color})`)
})

/** Set one by one, which linkedom does without their priority. */
const BY_OPTIONS = /^(z-index|width|height|background-color|color|inset-inline-end|bottom):/

test('no rule of the page can undo its looks', async () => {
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
])('with %j its %s is %s', async (options, property, value) => {
  const { button } = await show(options)
  expect(styleOf(button, property)).toBe(value)
})

test('shows a picture instead of the icon, whatever characters its address holds', async () => {
  const { button } = await show({ buttonIconUrl: 'https://a.example/i".png' })
  const picture = styleOf(button, 'background-image')
  expect(picture).toContain('url("https://a.example/i\\".png")')
  expect(button.querySelector('path')!.getAttribute('d')).toBe('')
})

test('a tab says the name of the business, and stands at the lower edge', async () => {
  const { button } = await show({ displayStyle: 'tab', businessName: 'Shop', buttonWidth: '70' })
  expect(button.textContent).toContain('Shop')
  expect(styleOf(button, 'bottom')).toMatch('calc(0px + ')
  expect(styleOf(button, 'width')).toBe('')
})

test.each([
  [undefined, 'inset-inline-end', '20px'],
  [{ side: 'left', inline: 8 }, 'left', '8px'],
  [{ side: 'right' }, 'right', '20px'],
  [{ bottom: 90 }, 'bottom', 'calc(90px + ']
] as const)('with the position %j its %s is %s…', async (position, property, value) => {
  const { button } = await show({ position })
  expect(styleOf(button, property)).toMatch(value)
})

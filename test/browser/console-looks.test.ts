import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { checkConnectScreens } from './connect-screens'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { checkSettingsScreen } from './settings-screen'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const LOOKS: [string, BrowserContextOptions, 'ltr' | 'rtl'][] = [
  ['a desktop screen in dark mode', { colorScheme: 'dark' }, 'ltr'],
  ['a phone', PHONE, 'ltr'],
  ['a phone in dark mode, from right to left', { ...PHONE, colorScheme: 'dark' }, 'rtl'],
  ['a desktop screen at 400 % zoom', { viewport: { width: 320, height: 256 } }, 'ltr']
]

let world: PreviewWorld

describe('Screens of the console can be read by everyone', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test.each(LOOKS)('while an integration is made, on %s', (_where, options, dir) =>
    checkConnectScreens(world, options, dir)
  )

  test.each(LOOKS)('in the settings of the messenger, on %s', (_where, options, dir) =>
    checkSettingsScreen(world, options, dir)
  )
})

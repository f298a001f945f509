import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SETTING_PATHS } from '../../src/console/model'
import { openPreviewWorld, type PreviewWorld } from './preview-world'
import { settingChanges } from './setting-changes'
import { saveSettings } from './settings-screen'

let world: PreviewWorld

describe('In the console, each setting of a web integration', () => {
  beforeAll(async () => {
    world = await openPreviewWorld()
  })
  afterAll(() => world.close())

  test.each(SETTING_PATHS)(
    'changes alone, and leaves what somebody else saved meanwhile: %s',
    async path => {
      const row = settingChanges(world)[path]
      const page = await world.openSettings()
      const other = path === 'businessName' ? { buttonWidth: '99' } : { businessName: 'By another' }
      await world.rest('PATCH', `/integrations/${world.integrationId}`, other)
      await row.change(page)
      await page.getByText('1 change not saved').waitFor()
      await saveSettings(page)
      const settings = await world.readSettings()
      expect(row.read(settings)).toEqual(row.value())
      expect(settings).toMatchObject(other)
    }
  )
})

import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { hasMenu } from '../../../src/widget/has-menu'
import { startUploads, TEXTS } from '../../../src/widget/parts/uploads'
import type { Services } from '../../../src/widget/services'
import { createTranslate, ENGLISH } from '../../../src/widget/strings'
import { watchFiles } from '../../../src/widget/watch-files'
import { fileOf, openUploads } from '../fakes/uploads'

const PHOTO = fileOf('a.png')
const LETTER = fileOf('a.pdf', 200, 'application/pdf')

type Settings = Partial<Services['settings']>

const ONLY_PHOTOS = { menuItems: { imageUpload: true } }

/** A messenger to which files can be given. */
const openAttach = (settings: Settings = {}) => {
  const { messenger, shown } = openUploads()
  const services = {
    context: { config: {}, page: { URL, FormData } },
    settings,
    opened: Promise.resolve(messenger),
    onDestroy: () => {},
    translate: createTranslate({ ...ENGLISH, ...TEXTS }),
    $conversation: atom(undefined),
    $isBlocked: atom(false),
    $notice: atom('')
  }
  const { attach } = startUploads(services as unknown as Services)
  return { ...services, attach: attach!, shown }
}

test('sends what is wanted, and says that another kind of file cannot be sent', async () => {
  const { attach, $notice, shown } = openAttach(ONLY_PHOTOS)
  await attach([LETTER, PHOTO])
  expect($notice.get()).toBe('Error: Files of this type cannot be sent.')
  expect(shown()).toHaveLength(1)
})

test('a file that stands in the conversation is not spoken of over the composer', async () => {
  const { attach, $notice, shown } = openAttach()
  await attach([PHOTO, LETTER])
  expect(shown()).toHaveLength(2)
  expect($notice.get()).toBe('')
})

test('says why nothing is sent while the composer is blocked, until it no longer is', async () => {
  const { attach, $isBlocked, $notice, shown } = openAttach()
  $isBlocked.set(true)
  await attach([PHOTO])
  expect($notice.get()).toBe('Error: Answer above.')
  expect(shown()).toEqual([])
  $isBlocked.set(false)
  expect($notice.get()).toBe('')
})

const OFFERS: [settings: Settings, isOffered: boolean][] = [
  [{}, true],
  [{ imageUploadEnabled: false }, true],
  [{ menuItems: {} }, false],
  [{ menuItems: { fileUpload: true } }, true],
  [{ menuItems: { imageUpload: true }, imageUploadEnabled: false }, false],
  [{ menuItems: { shareLocation: true }, imageUploadEnabled: false }, true],
  [{ menuItems: { shareLocation: false } }, false]
]

test.each(OFFERS)('with %j there is a menu: %s', (settings, isOffered) => {
  expect(!!hasMenu(settings as Services['settings'])).toBe(isOffered)
})

test.each(OFFERS)('with %j files that are pasted are taken: %s', (settings, isOffered) => {
  const root = document.createElement('div')
  const need = vi.fn(async () => () => {})
  watchFiles({ root, need, settings } as unknown as Services)
  const event = new Event('paste', { cancelable: true })
  root.dispatchEvent(Object.assign(event, { clipboardData: { types: ['Files'], files: [PHOTO] } }))
  expect(need).toHaveBeenCalledTimes(isOffered ? 1 : 0)
  expect(event.defaultPrevented).toBe(isOffered)
})

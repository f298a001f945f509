import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import { hasMenu } from '../../../src/widget/core/has-menu'
import { startUploads } from '../../../src/widget/features/uploads/start-uploads'
import { TEXTS } from '../../../src/widget/features/uploads/texts'
import type { MessengerContext } from '../../../src/widget/core/messenger-context'
import { createTranslate, ENGLISH } from '../../../src/widget/core/translate'
import { watchFiles } from '../../../src/widget/core/watch-files'
import { fileOf, openUploads } from '../fakes/uploads'

const PHOTO = fileOf('a.png')
const LETTER = fileOf('a.pdf', 200, 'application/pdf')

type Settings = Partial<MessengerContext['settings']>

const ONLY_PHOTOS = { menuItems: { imageUpload: true } }

/** Stands in for what browsers report of files that are dragged. */
const drag = (
  root: Element,
  type: 'dragover' | 'dragleave' | 'drop',
  { to, types = ['Files'] }: { to?: Element; types?: string[] } = {}
) =>
  root.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      dataTransfer: { types, files: [] },
      relatedTarget: to ?? null
    })
  )

const isMarkedIn = ({ dataset }: HTMLElement) => dataset['drop'] === 'true'

/** A messenger that accepts files. */
const openAttach = (settings: Settings = {}) => {
  const { messenger, shown } = openUploads()
  const context = {
    host: {
      config: {},
      page: { URL, FormData, addEventListener: () => {}, removeEventListener: () => {} }
    },
    root: document.createElement('div'),
    settings,
    clientReady: Promise.resolve(messenger),
    loadSlot: async () => {},
    onDestroy: () => {},
    translate: createTranslate({ ...ENGLISH, ...TEXTS }),
    $conversation: atom(undefined),
    $isBlocked: atom(false),
    $notice: atom('')
  }
  watchFiles(context as unknown as MessengerContext)
  const { attach } = startUploads(context as unknown as MessengerContext)
  return { ...context, attach, shown }
}

describe('The upload menu', () => {
  test('sends accepted files, and reports that another type cannot be sent', async () => {
    const { attach, $notice, shown } = openAttach(ONLY_PHOTOS)
    await attach([LETTER, PHOTO])
    expect($notice.get()).toBe('a.pdf: Files of this type cannot be sent.')
    expect(shown()).toHaveLength(1)
  })

  test('names each file that cannot be sent, on a line of its own', async () => {
    const { attach, $notice } = openAttach(ONLY_PHOTOS)
    await attach([LETTER, fileOf('empty.png', 0)])
    expect($notice.get()).toBe(
      'a.pdf: Files of this type cannot be sent.\nempty.png: This file is empty or damaged.'
    )
  })

  test('shows no error over the composer for a file that is in the conversation', async () => {
    const { attach, $notice, shown } = openAttach()
    await attach([PHOTO, LETTER])
    expect(shown()).toHaveLength(2)
    expect($notice.get()).toBe('')
  })

  test('shows why nothing is sent while the composer is blocked, until it is unblocked', async () => {
    const { attach, $isBlocked, $notice, shown } = openAttach()
    $isBlocked.set(true)
    await attach([PHOTO])
    expect($notice.get()).toBe('Please answer above first.')
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

  test.each(OFFERS)('is there with %j: %s', (settings, isOffered) => {
    expect(!!hasMenu(settings as MessengerContext['settings'])).toBe(isOffered)
  })

  test.each(['dragleave', 'drop'] as const)(
    'marks the messenger while files are held over it, until %s',
    type => {
      const { root } = openAttach()
      root.append(document.createElement('p'))
      const isMarked = () => isMarkedIn(root)
      drag(root, 'dragover')
      expect(isMarked()).toBe(true)
      drag(root, 'dragleave', { to: root.firstElementChild! })
      expect(isMarked(), 'within the messenger').toBe(true)
      drag(root, type)
      expect(isMarked()).toBe(false)
    }
  )

  test('marks no messenger that takes no files now, or not what is held over it', () => {
    const words = openAttach()
    drag(words.root, 'dragover', { types: ['text/plain', 'Files'] })
    expect(isMarkedIn(words.root), 'words with a picture of them').toBe(false)
    const blocked = openAttach()
    blocked.$isBlocked.set(true)
    const { root } = openAttach({ menuItems: { shareLocation: true }, imageUploadEnabled: false })
    for (const each of [blocked.root, root]) {
      drag(each, 'dragover')
      expect(isMarkedIn(each)).toBe(false)
    }
  })

  test('is loaded while files are held over the messenger, which sends none before they are dropped', async () => {
    const root = document.createElement('div')
    const attach = vi.fn()
    const loadSlot = vi.fn(async () => attach)
    watchFiles({ root, loadSlot, settings: {} } as unknown as MessengerContext)
    expect(drag(root, 'dragover'), 'the browser opens no file').toBe(false)
    await loadSlot.mock.results[0]!.value
    expect(loadSlot).toHaveBeenCalledExactlyOnceWith('attach')
    expect(attach).not.toHaveBeenCalled()
  })

  test.each(OFFERS)('with %j pasted files are accepted: %s', (settings, isOffered) => {
    const root = document.createElement('div')
    const loadSlot = vi.fn(async () => () => {})
    watchFiles({ root, loadSlot, settings } as unknown as MessengerContext)
    const event = new Event('paste', { cancelable: true })
    root.dispatchEvent(
      Object.assign(event, { clipboardData: { types: ['Files'], files: [PHOTO] } })
    )
    expect(loadSlot).toHaveBeenCalledTimes(isOffered ? 1 : 0)
    expect(event.defaultPrevented).toBe(isOffered)
  })
})

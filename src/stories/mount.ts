import { createBrowserStorage, createClient } from '../client'
import { startSync } from '../client/sync'
import {
  createMemoryServer,
  createUploadRequest,
  type MemoryServer,
  TOKEN,
  VISITOR
} from '../in-memory'
import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import { reconnect } from '../transports'
import { createMountMessenger, type InitOptions, type OpenClient } from '../widget'
import { findFeatures } from '../widget/chunks'
import { createLoadSlot, type Feature } from '../widget/core/loading'
import { bindClient } from '../widget/core/bind-client'
import { watchFiles } from '../widget/core/watch-files'
import type { Story } from './story'
import { createWorld } from './world'

/** Options of `init` in the address of every story, and the direction of its page. */
export type Surroundings = Partial<InitOptions> & { dir?: 'ltr' | 'rtl' }

const openWith =
  ({ transport, fetch }: MemoryServer, { conversations }: Story): OpenClient =>
  context => {
    const { host, loadSlot } = context
    const { page, config, emitter } = host
    watchFiles(context)
    // In memory, so that each story begins anew.
    const storage = createBrowserStorage(() => undefined, config.integration.id)
    const user = { ...VISITOR, signedUpAt: 0 }
    if (conversations) storage.set('session', JSON.stringify({ user, token: TOKEN }))
    const messenger = createClient({
      config,
      page,
      emit: emitter.emit,
      storage,
      fetch,
      describeDevice: () => ({}),
      openHistory: () => loadSlot('createHistory'),
      startLive: sync => startSync(sync, reconnect(transport, { page }))
    })
    return {
      ...messenger,
      ...bindClient(context, messenger),
      getDisplayedConversation: () => null
    }
  }

/**
 * Shows a story on a page. It is the real messenger, launcher and all; only the server and what carries
 * its frames are in memory. Resolves when the story has come to its state.
 */
export const mountStory = async (
  page: Window & typeof globalThis,
  story: Story,
  languages: Feature,
  { dir = story.dir, ...surroundings }: Surroundings = {}
): Promise<void> => {
  page.localStorage.clear()
  if (dir) page.document.documentElement.dir = dir
  const server = createMemoryServer(story, page)
  page.fetch = server.fetch
  page.XMLHttpRequest = createUploadRequest(server.fetch) as never
  const widget = createWidget({
    page,
    defaultBaseUrl: page.location.origin,
    loadOptions: async () => readOptions,
    loadMessenger: async () =>
      createMountMessenger({
        loadClient: async () => openWith(server, story),
        loadFeatures: async () => context => createLoadSlot(context, findFeatures(languages))
      })
  })
  const world = createWorld(page, widget, server)
  await widget.init({ integrationId: 'story', ...surroundings, ...story.options })
  if (story.options?.embedded) {
    const place = page.document.querySelector<HTMLElement>('#place')!
    place.hidden = false
    widget.render(place)
  } else if (!story.isClosed) widget.open()
  if (!story.isClosed) await world.find('#header')
  await story.after?.(world)
}

import { createKeyValue, createMessenger } from '../client'
import { startSync } from '../client/live'
import { createWidget } from '../loader'
import { readOptions } from '../loader/options'
import { reconnect } from '../transports'
import { createMountMessenger, type InitOptions, type OpenMessenger } from '../widget'
import { createNeed, type LoadPart } from '../widget/parts'
import { watchFiles } from '../widget/watch-files'
import { TOKEN, VISITOR } from './records'
import { createStoryServer, type StoryServer } from './server'
import type { Story } from './story'
import { createUploadRequest } from './upload-request'
import { createWorld } from './world'

/** What an address asks of every story. */
export type Surroundings = Pick<InitOptions, 'theme' | 'locale'> & { dir?: 'ltr' | 'rtl' }

const openWith =
  ({ transport, fetch }: StoryServer, { conversations }: Story): OpenMessenger =>
  services => {
    const { context, need } = services
    const { page, config, emitter } = context
    watchFiles(services)
    // In memory, so that each story begins anew.
    const keyValue = createKeyValue(() => undefined, config.integration.id)
    const user = { ...VISITOR, signedUpAt: 0 }
    if (conversations) keyValue.set('session', JSON.stringify({ user, token: TOKEN }))
    const messenger = createMessenger({
      config,
      page,
      emit: emitter.emit,
      keyValue,
      fetch,
      describeDevice: () => ({}),
      openHistory: async () => (await need('createHistory'))!,
      startLive: core => startSync(core, reconnect(transport, { page }))
    })
    return { ...messenger, getDisplayedConversation: () => null }
  }

/**
 * Shows a story on a page. It is the real messenger, launcher and all; only the server and what carries
 * its frames are in memory. Resolves when the story has come to its state.
 */
export const mountStory = async (
  page: Window & typeof globalThis,
  story: Story,
  loadPart: LoadPart,
  { dir = story.dir, ...surroundings }: Surroundings = {}
): Promise<void> => {
  page.localStorage.clear()
  if (dir) page.document.documentElement.dir = dir
  const server = createStoryServer(story, page)
  page.fetch = server.fetch
  page.XMLHttpRequest = createUploadRequest(server.fetch) as never
  const widget = createWidget({
    page,
    defaultBaseUrl: page.location.origin,
    loadOptions: async () => readOptions,
    loadMessenger: async () =>
      createMountMessenger({
        loadOpener: async () => openWith(server, story),
        loadParts: async () => (services, addSlots) => createNeed(services, addSlots, loadPart)
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

import type { InitOptions } from '../../src/widget'
import type { RestKey } from '../util/rest'
import { servePage } from '../util/serve-page'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { openChatWorld } from './chat-world'
import { countLeftovers } from './count-leftovers'
import { pageWithScript } from './host-page'
import type { WithPipit } from './visitor'

/**
 * Opens a world with a page that starts and destroys the messenger, for users whom the business
 * knows.
 */
export const openLifecycleWorld = async () => {
  const world = await openChatWorld()
  const { integrationId } = world.server.demo
  await world.rest('PATCH', `/integrations/${integrationId}`, {
    canUserCreateMoreConversations: true
  })
  const { key } = await world.rest<{ key: RestKey }>('POST', '/keys', { displayName: 'Shop' })
  const site = await servePage(
    pageWithScript(world, { starts: false }).replace(
      '</body>',
      '<div id="place" style="height: 500px"></div></body>'
    )
  )

  /** Options with which a page signs a user in. */
  const userOf = (name: string) => ({
    externalId: name,
    jwt: signJwt(key, userClaims(name, { exp: inSeconds(3600) }))
  })

  /** Opens a page that counts its resources, and has not called the messenger. */
  const visitCounting = async () => {
    const visitor = await world.visit({ url: 'about:blank' })
    const { page } = visitor
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    const count = await countLeftovers(page)
    await page.goto(site.url)
    // Playwright adds listeners with its first locator.
    await page.locator('h1').evaluateAll(() => {})
    return {
      ...visitor,
      /** Errors of the page, unhandled rejections included. */
      errors,
      count,
      /** Resolves with `ready`, or with the code of the error. */
      init: (options: Partial<InitOptions> = {}) =>
        page.evaluate(
          options =>
            (window as unknown as WithPipit).Pipit.init(options).then(
              () => 'ready',
              ({ code }) => String(code)
            ),
          { integrationId, ...options }
        ),
      destroy: () => page.evaluate(() => (window as unknown as WithPipit).Pipit.destroy())
    }
  }

  return {
    world,
    site,
    userOf,
    visitCounting,
    close: async () => {
      await site.close()
      await world.close()
    }
  }
}
export type LifecycleWorld = Awaited<ReturnType<typeof openLifecycleWorld>>
export type CountingVisitor = Awaited<ReturnType<LifecycleWorld['visitCounting']>>

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { servePage } from '../util/serve-page'
import { borrowChatWorld, type SharedWorld } from './chat-world'

let world: SharedWorld
let site: Awaited<ReturnType<typeof servePage>>

/** Lists the pages that the server knows of a visitor, the newest first, without the origin. */
const pagesOf = async (conversationId: string) => {
  const { participants } = await world.rest<{ participants: { userId: string }[] }>(
    'GET',
    `/conversations/${conversationId}/participants`
  )
  const { pageVisits } = await world.rest<{ pageVisits: { url: string }[] }>(
    'GET',
    `/users/${participants[0]?.userId}/page-visits`
  )
  return pageVisits.map(({ url }) => url.replace(`${site.url}/`, ''))
}

describe('The pages of a visitor', () => {
  beforeAll(async () => {
    world = await borrowChatWorld()
    const { integrationId } = world.server.demo
    const snippet = await fetch(
      `${world.url}/web/snippet.js?integrationId=${integrationId}&version=5`
    )
    site = await servePage(`<!doctype html><html lang="en"><title>A shop</title><body><script>
    ${await snippet.text()}
    Pipit.init({ integrationId: '${integrationId}' })
  </script></body></html>`)
  })
  afterAll(async () => {
    await site.close()
    await world.close()
  })

  test('are told once they have written, after a load and where an app changes the address', async () => {
    const { page, id } = await world.converse('Hello', { url: `${site.url}?first` })
    expect(await pagesOf(id)).toEqual(['?first'])

    await page.goto(`${site.url}?second`)
    await expect.poll(() => pagesOf(id)).toEqual(['?second', '?first'])

    await page.evaluate(() => history.pushState(null, '', '?third'))
    await world.say(id, 'Which one?')
    await expect.poll(() => pagesOf(id)).toEqual(['?third', '?second', '?first'])
  })

  test('are told without what only the page may know behind the address, but with its route', async () => {
    const { page, id } = await world.converse('Hello', { url: `${site.url}?app#user=1&jwt=secret` })
    expect(await pagesOf(id)).toEqual(['?app'])
    await page.goto(`${site.url}?app#/orders`)
    await page.reload()
    await expect.poll(() => pagesOf(id)).toEqual(['?app#/orders', '?app'])
  })
})

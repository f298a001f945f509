import { describe, expect, test } from 'vitest'
import { firstInShortRun } from '../../browser/short-run'
import { openKillWorld } from './kill-world'

describe('A server that is killed while it sends a mail', () => {
  test.each(firstInShortRun(['DOT', 'DATA'], 1))('at %s sends it once in all', async command => {
    const world = await openKillWorld()
    const conversationId = await world.addCustomer('ann')
    const killed = world.killAt(command)
    await world.say(conversationId, 'Your parcel is here.')
    await killed
    await world.start()

    // A second mail would come before that of a second conversation.
    await world.say(await world.addCustomer('ben'), 'Another one')
    const mails = await world.smtp.until(2)
    const texts = mails.map(({ headers, text }) => [
      headers['to'],
      /Your parcel is here\.|Another one/.exec(text)?.[0]
    ])
    expect(texts.sort()).toEqual([
      ['ann@example.com', 'Your parcel is here.'],
      ['ben@example.com', 'Another one']
    ])
  })
})

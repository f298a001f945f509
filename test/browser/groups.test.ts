import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openIdentityWorld, type IdentityWorld } from './identity-world'
import { longTest } from './short-run'
import type { WithPipit } from './visitor'

let world: IdentityWorld

/** Opens a page for a visitor of this name, who writes once to the business. */
const arrive = async (givenName: string) => {
  const visitor = await world.converse(`I am ${givenName || 'nobody'}`)
  const { page } = visitor
  if (givenName) {
    await page.evaluate(fields => (window as unknown as WithPipit).Pipit.updateUser(fields), {
      givenName
    })
  }
  await page.evaluate(() => {
    const { Pipit, emitted } = Object.assign(window as unknown as WithPipit, {
      emitted: [] as string[]
    })
    for (const name of ['message:sent', 'message:received'] as const)
      Pipit.on(name, () => emitted.push(name))
  })
  return {
    ...visitor,
    userId: await page.evaluate(() => (window as unknown as WithPipit).Pipit.getUser()!.id),
    emitted: () => page.evaluate(() => (window as unknown as { emitted: string[] }).emitted),
    enterGroup: async () => {
      await visitor.chat.getByRole('button', { name: 'Your conversations' }).click()
      await visitor.chat.getByRole('button', { name: 'Ride' }).click()
    },
    rows: () =>
      visitor.chat.locator('.row').evaluateAll(rows =>
        rows.map(row => ({
          author: row.querySelector('div.author, div.hidden')?.textContent,
          text: row.querySelector('.bubble')?.textContent,
          side: getComputedStyle(row).alignItems === 'flex-end' ? 'own' : 'other',
          status: row.querySelector('.status')?.textContent
        }))
      )
  }
}

type Arrival = Awaited<ReturnType<typeof arrive>>

const beginGroup = async (...members: Arrival[]) => {
  const participants = members.map(({ userId }) => ({ userId }))
  await world.rest('POST', '/conversations', {
    type: 'sdkGroup',
    participants,
    displayName: 'Ride'
  })
}

describe('A group', () => {
  beforeAll(async () => {
    world = await openIdentityWorld()
  })
  afterAll(() => world.close())

  test('shows what another user wrote as theirs, not as one’s own', async () => {
    const ann = await arrive('Ann')
    const ben = await arrive('Ben')
    await beginGroup(ann, ben)
    await ann.enterGroup()
    await ben.enterGroup()

    await ann.write('Who comes along?')
    await expect
      .poll(ann.rows)
      .toEqual([
        { author: 'You', text: 'Who comes along?', side: 'own', status: expect.any(String) }
      ])
    await expect
      .poll(ben.rows)
      .toEqual([{ author: 'Ann', text: 'Who comes along?', side: 'other', status: undefined }])
    expect(await ben.emitted()).toEqual(['message:received'])

    await ben.write('I do')
    await expect
      .poll(async () => (await ann.rows())[1])
      .toMatchObject({ author: 'Ben', side: 'other' })
    await expect
      .poll(async () => (await ben.rows())[1])
      .toMatchObject({ author: 'You', side: 'own' })
  })

  longTest('names a user without a name neither after the business nor the visitor', async () => {
    const ann = await arrive('Ann')
    const nameless = await arrive('')
    await beginGroup(ann, nameless)
    await nameless.enterGroup()
    await ann.enterGroup()
    await ann.composer.fill('Hello')
    await nameless.write('Me too')
    await expect
      .poll(ann.rows)
      .toEqual([{ author: 'Someone', text: 'Me too', side: 'other', status: undefined }])
  })

  longTest(
    'can be entered by a user who has no other conversation, and left for the business',
    async () => {
      await world.rest('POST', '/users', { externalId: 'kim' })
      await world.rest('POST', '/conversations', {
        type: 'sdkGroup',
        participants: [{ userExternalId: 'kim' }],
        displayName: 'Ride'
      })
      const kim = await world.arrive({ options: world.userOf('kim') })
      await kim.launcher.click()
      // The list is there at once only where it has loaded before the messenger is opened.
      const group = kim.chat.getByRole('button', { name: 'Ride' })
      const list = kim.chat.getByRole('button', { name: 'Your conversations' })
      await group.or(list).first().waitFor()
      if (!(await group.isVisible())) await list.click()
      await group.click()
      await kim.write('Here I am')
      await expect.poll(kim.messages).toMatchObject([{ text: 'Here I am', status: 'sent' }])

      await kim.chat.getByRole('button', { name: 'Your conversations' }).click()
      await kim.chat.getByRole('button', { name: 'New conversation' }).click()
      await kim.write('A word to the business')
      await expect.poll(kim.texts).toEqual(['A word to the business'])
      const known = () => kim.conversations()
      await expect
        .poll(async () => (await known()).map(({ type }) => type).sort())
        .toEqual(['personal', 'sdkGroup'])
    }
  )
})

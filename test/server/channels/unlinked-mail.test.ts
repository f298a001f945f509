import { describe, expect, onTestFinished, test } from 'vitest'
import { MAILS_TOPIC } from '../../../src/server/domain/transaction'
import { startSendingMails } from '../../../src/server/jobs/send-mails'
import { startSmtpStub } from '../../util/mail'
import { openClockWorld } from './clock-world'
import { startTelegramUpstream } from './telegram-upstream'

const DELAY_MS = 2 * 60_000

const openWorld = async () => {
  const smtp = await startSmtpStub()
  const world = await openClockWorld(startTelegramUpstream, {
    env: { PIPIT_SMTP_URL: smtp.url, PIPIT_MAIL_FROM: 'hello@pipit.example' }
  })
  onTestFinished(() => smtp.close())
  const { domain, settings, log, rest, stops, channelId, upstream } = world
  await world.startJobs()
  stops.push(
    startSendingMails({ domain, mail: settings.mail!, publicUrl: settings.publicUrl!, log })
  )
  const visitor = await world.addVisitor()
  await rest('PATCH', `/users/${visitor.userId}`, { profile: { email: 'ann@example.com' } })
  const { link } = await visitor.call('POST', '/links', { integrationId: channelId })
  await upstream.follow('Ann Lee', link.code)
  return { ...world, smtp, visitor, linkId: link.id as string }
}

describe('A message that waits for a channel', () => {
  test('goes by mail when the person unlinks the channel', async () => {
    const { domain, rest, upstream, smtp, visitor, linkId, pass } = await openWorld()
    upstream.state.failing = 502
    const path = `/conversations/${visitor.conversationId}/messages`
    const { messages } = await rest('POST', path, {
      author: { type: 'business' },
      content: { type: 'text', text: 'Your parcel is here.' }
    })
    await visitor.call('DELETE', `/links/${linkId}`)
    const [waited] = (await rest('GET', path)).messages.slice(-1)
    expect(waited).toMatchObject({ id: messages[0].id, deliveryError: expect.any(Object) })
    expect(smtp.mails).toEqual([])
    pass(DELAY_MS)
    domain.bus.publish(MAILS_TOPIC, {})
    const [mail] = await smtp.until(1)
    expect(mail!.text).toContain('Your parcel is here.')
  })
})

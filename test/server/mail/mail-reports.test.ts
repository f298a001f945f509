import { describe, expect, test } from 'vitest'
import { firstInShortRun } from '../../browser/short-run'
import { text } from '../sdk-world'
import { DELAY, HOUR, SECOND } from './mail-world'
import { DOMAIN, type MailInWorld, openMailInWorld } from './mail-in-world'
import { multipartReport } from './multipart-report'

interface Report {
  action?: string
  status?: string
  /** Original recipient. */
  to?: string
  /** Answer of the server of the recipient. */
  answer?: string
  /** Whether the report repeats that in a field of its own. @default true */
  hasDiagnostic?: boolean
}

const MAIL = ['Subject: New messages', '', 'Shall we send it on Monday?']

/** A report as mail servers write it. @see RFC 3464, example 10 */
const reportOf = ({
  action = 'failed',
  status = '5.1.1',
  to = 'ann@example.com',
  answer = `550 ${status} <${to}> no such user`,
  hasDiagnostic = true
}: Report) =>
  multipartReport(
    'delivery-status',
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied'
    ],
    {
      'text/plain; charset=us-ascii': [`<${to}>: host mx.example.com said: ${answer}`],
      'message/delivery-status': [
        'Reporting-MTA: dns; mx.example.com',
        'Arrival-Date: Fri, 27 Nov 2026 10:00:00 +0000 (UTC)',
        '',
        `Final-Recipient: rfc822; ${to}`,
        `Action: ${action}`,
        `Status: ${status}`,
        ...(hasDiagnostic ? [`Diagnostic-Code: smtp; ${answer}`] : [])
      ],
      'message/rfc822': MAIL
    }
  )

/** A report of a mailbox provider. @see RFC 5965, example 1 */
const feedbackOf = (type: string) =>
  multipartReport(
    'feedback-report',
    ['From: Feedback <feedback@mailbox.example.com>', 'Subject: FW: New messages'],
    {
      'text/plain; charset=us-ascii': ['This is an email abuse report for an email message.'],
      'message/feedback-report': [
        `Feedback-Type: ${type}`,
        'User-Agent: Feedback/1.0',
        'Version: 1'
      ],
      'message/rfc822': MAIL
    }
  )

const sendReport = (world: MailInWorld, to: string, report: Report = {}) =>
  world.send({ envelope: { from: '', to }, raw: reportOf(report) })

const failuresOf = async ({ storage }: MailInWorld) => {
  const rows = await storage.read.selectFrom('webhookJobs').select('eventJson').execute()
  return rows
    .map(({ eventJson }) => JSON.parse(eventJson))
    .filter(({ type }) => type === 'conversation:message:delivery:failure')
}

const addWebhook = ({ call, shop }: MailInWorld) =>
  call('POST', `${shop.path}/integrations`, {
    type: 'custom',
    webhooks: [
      {
        target: 'https://bot.example.com/',
        triggers: ['conversation:message:delivery:failure', 'client:update']
      }
    ]
  })

const envelopesOf = ({ smtp }: MailInWorld) =>
  smtp.commands
    .filter(line => /^MAIL FROM/i.test(line))
    .map(line => /<(.*?)>/.exec(line)?.[1] ?? '')

describe('A mail that the mail server has taken', () => {
  test('is told to webhooks for each message that it carries', async () => {
    const world = await openMailInWorld()
    await world.call('POST', `${world.shop.path}/integrations`, {
      type: 'custom',
      webhooks: [
        {
          target: 'https://bot.example.com/',
          triggers: ['conversation:message:delivery:channel']
        }
      ]
    })
    const { conversationId, userId } = await world.addCustomer()
    const said = [
      await world.say(conversationId, 'On Monday?'),
      await world.say(conversationId, '?')
    ]
    await world.pass(DELAY + SECOND)
    const [mailed] = await world.smtp.until(1)
    const rows = await world.storage.read.selectFrom('webhookJobs').select('eventJson').execute()
    expect(rows.map(({ eventJson }) => JSON.parse(eventJson).payload)).toMatchObject(
      said.map(({ id }) => ({
        user: { id: userId },
        conversation: { id: conversationId },
        message: { id },
        destination: { type: 'mailgun' },
        externalMessages: [{ id: mailed!.headers['message-id'] }],
        isFinalEvent: true
      }))
    )
  })
})

describe('A mail has as its sender on the envelope', () => {
  test('its address for answers, where these are taken', async () => {
    const world = await openMailInWorld()
    const { to } = await world.mailSomeone()
    expect(to).toMatch(new RegExp(`^reply\\+[\\da-f]{32}@${DOMAIN}$`))
    expect(envelopesOf(world)).toEqual([to])
  })

  test('the address of the setting, where that is wanted', async () => {
    const world = await openMailInWorld({ PIPIT_MAIL_RETURN_PATH: 'from' })
    await world.mailSomeone()
    expect(envelopesOf(world)).toEqual(['hello@pipit.example'])
  })
})

describe('A report that a mail did not arrive', () => {
  test('stands with its messages, and is told to webhooks, once', async () => {
    const world = await openMailInWorld()
    await addWebhook(world)
    const { to, conversationId } = await world.mailSomeone()

    expect(await sendReport(world, to)).toMatch(/^250/)
    expect(await sendReport(world, to)).toMatch(/^250/)

    const message = 'mail: there is no such address (5.1.1)'
    const messages = await world.messages(conversationId)
    expect(messages).toMatchObject([{ deliveryError: { code: 'bad_request', message } }])
    expect(await failuresOf(world)).toMatchObject([
      {
        payload: {
          message: { id: messages[0].id },
          destination: { type: 'mailgun' },
          error: { message }
        }
      }
    ])
    expect(world.received.join('')).not.toContain('ann@')
  })

  test('names the messages of that mail alone', async () => {
    const world = await openMailInWorld()
    const { to: first, conversationId } = await world.mailSomeone()
    await world.say(conversationId, 'Or on Tuesday?')
    await world.pass(DELAY + 5 * 60 * SECOND)
    const [, second] = await world.smtp.until(2)

    await sendReport(world, second!.headers['reply-to']!, { status: '5.2.2' })
    const errorsOf = async () =>
      (await world.messages(conversationId)).map(each => each.deliveryError?.message)
    const full = 'mail: the mailbox is full (5.2.2)'
    expect(await errorsOf()).toEqual([undefined, full])
    await sendReport(world, first, { status: '5.7.1' })
    expect(await errorsOf()).toEqual(['mail: its mail server does not want the mail (5.7.1)', full])
  })

  test.each<[string, string, boolean]>([
    ['there is no such address', '5.1.1', false],
    ['its domain takes no mail', '5.1.10', false],
    ['its mailbox is disabled', '5.2.1', false],
    ['its mailbox is full', '5.2.2', true],
    ['the sender is not liked', '5.1.8', true],
    ['its server was not reached for days', '4.4.1', true]
  ])('because %s decides whether the next one goes: %s, %s', async (_, status, isNextSent) => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    await sendReport(world, to, { status })
    await world.say(conversationId, 'Are you there?')
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(isNextSent ? 2 : 1)
  })

  test.each<[string, string, boolean]>([
    ['550 5.1.1 <ann@example.com> User unknown', '5.1.1', false],
    ['550 sorry, no mailbox here by that name (#5.1.1)', '5.1.1', false],
    ['550-5.2.1 The mailbox is disabled', '5.2.1', false],
    ['552 5.2.2 The mailbox is full', '5.2.2', true],
    ['550 Invalid recipient: <ann@example.com>', '5.1.1', false],
    ['550 Unrouteable address', '5.1.1', false],
    ["550 User doesn't exist: ann", '5.1.1', false],
    ['550 We do not like this mail', '5.0.0', true],
    ['451 Unknown user: try later', '5.0.0', true]
  ])('without a code of its own reads that of the server: %s', async (answer, code, isNextSent) => {
    for (const hasDiagnostic of [true, false]) {
      const world = await openMailInWorld()
      const { to, conversationId } = await world.mailSomeone()
      await sendReport(world, to, { status: '5.0.0', answer, hasDiagnostic })
      const [{ deliveryError }] = await world.messages(conversationId)
      expect(deliveryError.message).toContain(`(${code})`)
      await world.say(conversationId, 'Are you there?')
      await world.pass(HOUR)
      expect(world.smtp.mails).toHaveLength(isNextSent ? 2 : 1)
    }
  })

  test('ends mails to an address that waits to be confirmed', async () => {
    const world = await openMailInWorld()
    const { conversationId } = await world.shop.addVisitor({
      conversation: { messages: [text('1')] },
      user: { email: 'bob@example.com' }
    })
    await world.say(conversationId, 'Shall we send it on Monday?')
    await world.pass(DELAY + SECOND)
    const [asked] = envelopesOf(world)
    expect(await sendReport(world, asked!, { to: 'bob@example.com' })).toMatch(/^250/)
    expect(
      await world.storage.read.selectFrom('mailAddresses').selectAll().execute()
    ).toMatchObject([{ addressKey: 'bob@example.com', stopReason: 'refused' }])
  })

  test('is of no mail of ours: refused', async () => {
    const world = await openMailInWorld()
    await world.mailSomeone()
    expect(await sendReport(world, `reply+${'0'.repeat(32)}@${DOMAIN}`)).toMatch(/^550 /)
  })

  test('says that it is late: nothing changes', async () => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    expect(await sendReport(world, to, { action: 'delayed', status: '4.4.1' })).toMatch(/^250/)
    const [message] = await world.messages(conversationId)
    expect(message).not.toHaveProperty('deliveryError')
    expect(await world.mails()).toMatchObject([{ state: 'sent' }])
  })

  test('comes after an attempt whose answer was lost: it is not tried again', async () => {
    const world = await openMailInWorld()
    const { conversationId } = await world.addCustomer()
    world.smtp.answer(command => (command === 'DOT' ? 'cut' : undefined))
    await world.say(conversationId, 'Shall we send it on Monday?')
    await world.pass(DELAY + SECOND)
    expect(await world.mails()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    world.smtp.answer(() => undefined)

    const [sender] = envelopesOf(world)
    await sendReport(world, sender!)
    await world.pass(HOUR)
    expect(world.smtp.mails).toEqual([])
    expect(await world.mails()).toMatchObject([{ state: 'failed' }])
  })
})

describe('A complaint about a mail', () => {
  const complain = (world: MailInWorld, to: string, type: string) =>
    world.send({ envelope: { from: 'feedback@mailbox.example.com', to }, raw: feedbackOf(type) })

  test.each(firstInShortRun(['abuse', 'Abuse', 'fraud', 'opt-out', 'other'], 1))(
    'ends mails to its address: %s',
    async type => {
      const world = await openMailInWorld()
      const { to, conversationId } = await world.mailSomeone()
      expect(await complain(world, to, type)).toMatch(/^250/)
      expect(await complain(world, to, type)).toMatch(/^250/)
      await world.say(conversationId, 'Are you there?')
      await world.pass(HOUR)
      expect(world.smtp.mails).toHaveLength(1)
      expect(await world.messages(conversationId)).toHaveLength(2)
      expect(
        await world.storage.read.selectFrom('mailAddresses').selectAll().execute()
      ).toMatchObject([{ stopReason: 'unsubscribed' }])
    }
  )

  test.each(['not-spam', 'auth-failure'])('is none: %s', async type => {
    const world = await openMailInWorld()
    const { to, conversationId } = await world.mailSomeone()
    expect(await complain(world, to, type)).toMatch(/^250/)
    await world.say(conversationId, 'Are you there?')
    await world.pass(HOUR)
    expect(world.smtp.mails).toHaveLength(2)
    expect(await world.messages(conversationId)).toHaveLength(2)
  })
})

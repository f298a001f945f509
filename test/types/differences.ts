// Lines that compile against the declarations of the other messenger and not against ours. Each stands in
// the moving guide too: src/guide/pages/moving.md, "Types".
import Smooch from 'smooch'

declare const log: (...values: unknown[]) => void

// Optional properties may be undefined.
{
  const { participants, displayName, messages } = await Smooch.getConversationById()
  // @ts-expect-error Before the first use there is no user.
  log(Smooch.getUser().id)
  // @ts-expect-error Without a name the business's is shown.
  log(displayName.trim())
  // @ts-expect-error Nobody has to have read anything.
  for (const { lastRead } of participants) log(lastRead.toFixed())
  for (const message of messages) {
    // @ts-expect-error A picture may come without words.
    log(message.text.trim())
    // @ts-expect-error The business has no user id.
    log(message.userId.trim())
  }
}

// Times are numbers, those of users too.
{
  const signedUpAt: string | number = Smooch.getUser()?.signedUpAt ?? 0
  // @ts-expect-error Seconds since the epoch.
  log(signedUpAt satisfies string)
}

// Promises without a result resolve to nothing.
{
  // @ts-expect-error It is done when it returns.
  Smooch.destroy().then(log)
  // @ts-expect-error The promise says it all.
  Smooch.loadConversation('6f').then(({ status }) => log(status))
  // @ts-expect-error The promise says it all.
  Smooch.markAllAsRead().then(({ status }) => log(status))
  // @ts-expect-error The user comes instead.
  Smooch.updateUser({ givenName: 'Anna' }).then(({ status }) => log(status))
}

// Returning null drops no message: an unusable result changes nothing.
{
  // @ts-expect-error The message, or a changed one.
  Smooch.setDelegate({ beforeSend: message => (message.text ? message : null) })
}

// Templates reach the messenger as the messages that they make.
{
  const { messages } = await Smooch.getConversationById()
  // @ts-expect-error No message has this type.
  log(messages.filter(({ type }) => type === 'template'))
}

// A field of the prechat questions has what its type needs.
{
  const fields: {
    type: 'text' | 'select' | 'email'
    name: string
    label: string
    placeholder: string
  }[] = [{ type: 'text', name: 'name', label: 'Name', placeholder: 'Your name' }]
  // @ts-expect-error A select needs its options.
  void Smooch.init({ integrationId: '5f3c', prechatCapture: { fields } })
}

// One connection serves all conversations.
{
  // @ts-expect-error It names none of them.
  Smooch.on('connected', ({ conversation }) => log(conversation))
}

import type { ImageContent, ReplyAction, TextContent } from '../../../../protocol'
import { type ChannelEvent, findChannel, findNumbered, PROMPT_TEXTS } from '../../../channels'
import { type Db, readJson, type Row } from '../../../storage'
import type { ClientCriteria } from '../linking'
import { findRecipient } from '../mails'

type Client = Row<'clients'>

/** An answer to the question whether a link is wanted. */
export type LinkAnswer = 'yes' | 'no'

/** Something that a person says, or presses. */
export type Said = Extract<ChannelEvent, { type: 'message' | 'choice' }>

/** Payload of a button by which a person answers. */
const ANSWER = /^link:([\da-f]{24}):(yes|no)$/

/** Says how the business wants a link to be confirmed. */
export const confirmationTypeOf = ({ criteriaJson }: Client) =>
  readJson<ClientCriteria>(criteriaJson!).confirmation.type

const nameOfApp = async (db: Db, id: string): Promise<string> => {
  const app = db.selectFrom('apps').select('displayName').where('id', '=', id)
  return (await app.executeTakeFirstOrThrow()).displayName
}

/** Adds what asks for consent: the words of the business, else ours, and two buttons. */
const withQuestion = async (
  db: Db,
  { id, userId }: Client,
  said: TextContent | ImageContent | undefined
): Promise<TextContent | ImageContent> => {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { language } = await findRecipient(db, user)
  const { ask, ...labels } = PROMPT_TEXTS[language]
  const answers = (['yes', 'no'] as const).map((answer): ReplyAction => {
    const payload = `link:${id}:${answer}`
    return { id: payload, type: 'reply', text: labels[answer], payload }
  })
  if (said) return { ...said, actions: [...(said.actions ?? []), ...answers] }
  const name = await nameOfApp(db, user.appId)
  return { type: 'text', text: ask.replaceAll('{name}', () => name), actions: answers }
}

/** Makes the message by which a person confirms a link that the business has begun; it is stored nowhere. */
export const confirmationContent = async (
  db: Db,
  client: Client
): Promise<TextContent | ImageContent> => {
  const { type, message } = readJson<ClientCriteria>(client.criteriaJson!).confirmation
  if (type !== 'prompt' && message) return message.content
  return withQuestion(db, client, message?.content)
}

const wasAsked = async (db: Db, { id }: Client): Promise<boolean> => {
  const asked = await db
    .selectFrom('channelDeliveries')
    .select('id')
    .where('clientId', '=', id)
    .where('messageId', '=', id)
    .where('attempts', '>', 0)
    .executeTakeFirst()
  return asked !== undefined
}

/** Reads an answer in words: its label, or its number where the choices went out as lines with numbers. */
const answerInWords = async (db: Db, client: Client, words: string) => {
  if (confirmationTypeOf(client) !== 'prompt' || !(await wasAsked(db, client))) return undefined
  const content = await confirmationContent(db, client)
  const labels = (content.actions ?? []).filter(({ id }) => ANSWER.test(id))
  const numbered = findChannel(client.type)?.service?.numbered?.(content) ?? []
  const said = words.trim().toLowerCase()
  const chosen = labels.find(({ text }) => text.toLowerCase() === said)
  return (chosen ?? findNumbered(numbered, said))?.id
}

/** Tells whether a person has pressed a button that confirms a link or refuses it, perhaps one of long ago. */
export const isLinkAnswer = (event: Said): boolean =>
  event.type === 'choice' && ANSWER.test(event.actionId)

/** Finds the link that a person confirms or refuses by what they say or press. */
export const findAnswered = async (
  db: Db,
  pending: Client[],
  event: Said
): Promise<{ client: Client; answer: LinkAnswer } | undefined> => {
  for (const client of pending) {
    const words = event.type === 'message' && event.content.type === 'text' && event.content.text
    const pressed = event.type === 'choice' ? event.actionId : undefined
    const id = words ? await answerInWords(db, client, words) : pressed
    const [, clientId, answer] = ANSWER.exec(id ?? '') ?? []
    if (clientId === client.id) return { client, answer: answer as LinkAnswer }
  }
  return undefined
}

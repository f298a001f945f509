import { Type } from 'typebox'
import { type Action, describe, LABEL_MAX_CHARS, TEXT_MAX_CHARS } from '../../../../protocol'
import { checkLinkUri, checkMediaUrls, checkPageUri, patchMetadata } from '../../../domain/records'
import { MetadataChanges, oneOf, Url } from '../../shared'
import { RestError } from '../errors'
import { type ContentContext, parserOf } from './context'

const DEFAULT_CURRENCY = 'usd'

const common = {
  text: Type.String({ minLength: 1, maxLength: LABEL_MAX_CHARS }),
  metadata: Type.Optional(MetadataChanges)
}
const Flag = Type.Optional(Type.Boolean())
const Payload = Type.String({ minLength: 1, maxLength: TEXT_MAX_CHARS })

/** Fields of each action. */
export const ACTION_FIELDS = {
  link: Type.Object({ type: Type.Literal('link'), ...common, uri: Url, default: Flag }),
  webview: Type.Object({
    type: Type.Literal('webview'),
    ...common,
    uri: Url,
    fallback: Url,
    size: Type.Optional(oneOf('compact', 'tall', 'full')),
    openOnReceive: Flag,
    default: Flag
  }),
  postback: Type.Object({ type: Type.Literal('postback'), ...common, payload: Payload }),
  buy: Type.Object({
    type: Type.Literal('buy'),
    ...common,
    amount: Type.Integer({ minimum: 0 }),
    currency: Type.Optional(
      Type.String({ pattern: '^[a-z]{3}$', description: 'an ISO 4217 code in lower case' })
    )
  }),
  reply: Type.Object({
    type: Type.Literal('reply'),
    ...common,
    payload: Payload,
    iconUrl: Type.Optional(Url)
  }),
  locationRequest: Type.Object({ type: Type.Literal('locationRequest'), ...common })
}

/** An action of a message, before it is checked. */
export const MessageAction = Type.Unknown({ title: 'NewMessageAction' })
/** An action of an item or a list, before it is checked. */
export const ItemAction = Type.Unknown({ title: 'NewItemAction' })

const READERS = {
  link: parserOf(ACTION_FIELDS.link),
  webview: parserOf(ACTION_FIELDS.webview),
  postback: parserOf(ACTION_FIELDS.postback),
  buy: parserOf(ACTION_FIELDS.buy),
  reply: parserOf(ACTION_FIELDS.reply),
  locationRequest: parserOf(ACTION_FIELDS.locationRequest)
}

type ActionType = Action['type']

/** Types of the actions of a message. */
export const MESSAGE_ACTIONS = Object.keys(READERS) as ActionType[]
/** Types of the actions of an item or a list. */
export const ITEM_ACTIONS: ActionType[] = ['buy', 'link', 'postback', 'webview']

type Read = ReturnType<(typeof READERS)[ActionType]>

/** Checks the addresses of an action, and adds defaults. */
const complete = (action: Read, place: string, { publicUrl }: ContentContext) => {
  switch (action.type) {
    case 'link':
      checkLinkUri(`${place}.uri`, action.uri)
      return action
    case 'webview':
      checkPageUri(`${place}.uri`, action.uri)
      checkLinkUri(`${place}.fallback`, action.fallback)
      return action
    case 'reply':
      checkMediaUrls({ [`${place}.iconUrl`]: action.iconUrl }, publicUrl)
      return action
    case 'buy':
      return { currency: DEFAULT_CURRENCY, ...action, state: 'offered' as const }
    default:
      return action
  }
}

/**
 * Parses the actions of a message, an item or a list, and gives each an id.
 *
 * @param types The allowed types.
 * @throws {RestError | ChatError} Naming the field.
 */
export const readActions = (
  actions: unknown[],
  types: ActionType[],
  place: string,
  context: ContentContext
): Action[] =>
  actions.map((input, index) => {
    const here = `${place}.${index}`
    const { type: got }: { type?: unknown } = Object(input)
    const type = types.find(known => known === got)
    if (!type) {
      const expected = `must be one of ${types.join(', ')}`
      throw new RestError('bad_request', `${here}.type ${expected}, got ${describe(got)}.`)
    }
    const { metadata, ...action } = complete(READERS[type](input, here), here, context)
    return {
      id: context.nextId(),
      ...action,
      ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
    }
  })

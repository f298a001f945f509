import type {
  Channel,
  ConfigAnswer,
  Content,
  Conversation,
  ErrorCode,
  Link,
  Message,
  Role
} from '../protocol'

/** A message of a sample conversation: its content, and further fields. */
export type Said = (Content | { type: 'unknown'; text?: string }) & {
  role: Role
  /** Minutes before the server begins. @default one for each message that follows */
  minutesAgo?: number
} & Partial<Pick<Message, 'displayName' | 'avatarUrl' | 'metadata'>>

/** A conversation that the visitor finds. */
export interface SampleConversation extends Partial<
  Pick<
    Conversation<string>,
    'displayName' | 'iconUrl' | 'description' | 'lastUpdatedAt' | 'businessLastRead'
  >
> {
  /** Oldest first. */
  said: Said[]
  /** @default 0 */
  unreadCount?: number
}

/** Fault of a call: no response, no connection, or an error of the server. */
export interface Fault {
  /** Tried on method and path below the app: `POST /conversations/…/messages`. */
  on: RegExp
  as: 'silence' | 'offline' | ErrorCode
}

/** Facts that a server in memory begins with. */
export interface ServerState {
  /** Settings of the integration, over the defaults. */
  settings?: ConfigAnswer['integration']['settings']
  /** Time within which the business usually answers. @default unknown */
  answerSeconds?: ConfigAnswer['answerSeconds']
  /** Whether the business answers now. @default it has said nothing about hours */
  openState?: ConfigAnswer['openState']
  channels?: Channel[]
  /** Types of channels that the server carries messages through. @default those of `channels` */
  connected?: string[]
  /** The first one is the default conversation. @default a visitor who never wrote */
  conversations?: SampleConversation[]
  links?: Link<string>[]
  faults?: Fault[]
  /** Whether the realtime connection cannot be made. @default false */
  isOffline?: boolean
}

type Spoken = Said extends infer Each ? (Each extends Said ? Omit<Each, 'role'> : never) : never

const say =
  (role: Role) =>
  (words: string | Spoken): Said => ({
    role,
    ...(typeof words === 'string' ? { type: 'text', text: words } : words)
  })

/** The business says a text, or something of another type. */
export const business = say('business')

/** The visitor says a text, or something of another type. */
export const visitor = say('user')

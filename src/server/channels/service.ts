import type { IncomingHttpHeaders } from 'node:http'
import type { Content, LocationContent, PostbackAction, ReplyAction } from '../../protocol'
import type { PublicParts } from './channel'

/** Account of the business at an outside service. */
export interface Account {
  /** Id of the integration. */
  id: string
  settings: Record<string, unknown>
  secrets: Record<string, string>
  /** Origin of the service, or of what stands for it; without a slash at the end. */
  origin: string
}

/** A request to an outside service. */
export interface ChannelRequest {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  body?: string
}

/** An answer of an outside service. */
export interface ChannelAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request to the service. @throws {OutboundError} when it does not answer. */
export type Ask = (request: ChannelRequest) => Promise<ChannelAnswer>

/** A message of the business for one person. */
export interface OutgoingMessage {
  /** Names the message in each attempt to send it to this person. */
  id: string
  /** Id of the person in the channel. */
  externalId: string
  content: Content
  /** Sent in place of the content, as the service documents it. */
  payload?: object | undefined
  /** Whether the service takes messages of every kind no more, by `windowMs`. */
  isLate?: boolean
}

/** One request of those that carry a message. */
export interface Part extends ChannelRequest {
  /** Sent in its place where the service refuses it, such as a picture that it cannot fetch. */
  instead?: ChannelRequest
}

/** Meaning of an answer. */
export type Verdict =
  /** `id`: the service's id of the message. */
  | { type: 'sent'; id?: string | undefined }
  /** To be tried again; `waitMs`: not before. `scope`: what else waits so long, other messages of it. */
  | {
      type: 'later'
      waitMs?: number | undefined
      scope?: 'account' | 'person'
      reason: string
    }
  /** The service never takes this message. */
  | { type: 'refused'; reason: string }
  /** The person takes no messages any more. */
  | { type: 'stopped'; reason: string }
  /** The service does not know the account. */
  | { type: 'disconnected'; reason: string }

/** A request of the service to our address. */
export interface InboundRequest {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The query of a request with which a service tries our address. */
export type Handshake = Readonly<Record<string, unknown>>

/** A button by which a person answers. */
export type Choice = PostbackAction | ReplyAction

/** A file that waits at the service. */
export interface WaitingFile {
  type: 'file'
  /** The service's id of the file. */
  ref: string
  name: string
  text?: string | undefined
}

/** Content that a person has sent. */
export type IncomingContent =
  | { type: 'text'; text: string }
  | Pick<LocationContent, 'type' | 'coordinates' | 'location'>
  | WaitingFile

/** A person, as an event names them. */
export interface ChannelPersonName {
  externalId: string
  /** Another id of the same person, by which they may be known already. */
  otherId?: string | undefined
  /** Name that the person has there. */
  displayName?: string | undefined
}

/** A part of a message, as it was named when it was sent. */
export interface NamedPart {
  /** Id of the message, as `encode` got it. */
  id: string
  /** Place of the part among those of the message, from 0. */
  index: number
  count: number
}

/** The service's word on messages of ours that it took. */
export type ChannelReport = ChannelPersonName & {
  /** The service's id of the event: the same one counts once. */
  id: string
} & (
    | { type: 'arrived' | 'seen'; messageId: string; part?: NamedPart }
    /** All messages up to a time; `until`: in milliseconds. */
    | { type: 'arrived' | 'seen'; until: number }
    | { type: 'lost'; messageId: string; part?: NamedPart; reason: string }
    | { type: 'taken'; messageId: string; part: NamedPart }
  )

/** Something that a person did. */
export type ChannelEvent = ChannelPersonName & {
  /** The service's id of the event: the same one is stored once. */
  id: string
  /** When it happened, in milliseconds by the clock of the service; undefined: it does not say. */
  at?: number | undefined
  /** Sent when the event is stored. */
  answer?: ChannelRequest | undefined
} & (
    | { type: 'started'; code?: string | undefined }
    /** `messageId`: the service's id of the message, where it is not that of the event. */
    | { type: 'message'; content: IncomingContent; messageId?: string | undefined }
    /** A pressed button; `actionId`: as it was sent. `text`: its label, where the service says it. */
    | { type: 'choice'; actionId: string; text?: string | undefined }
    | { type: 'stopped' }
  )

/** The service's answer to who we are. */
export type Connection = Exclude<Verdict, { type: 'sent' | 'stopped' }> | Connected

/** Facts of an account that the service knows. */
export interface Connected {
  type: 'connected'
  /** Name of the account, as people see it there. */
  name?: string | undefined
  /** Public facts of the account that the service knows. */
  publicParts: PublicParts
  /** Facts that the server alone needs, by names that no setting has. */
  ownParts?: Record<string, string>
}

/** A message that the service lets a business send at any time, since it has approved it. */
export interface MessageTemplate {
  name: string
  /** Code of its language, as the service has it: `en_GB`. */
  language: string
  category?: string | undefined
  /** Whether its placeholders are called by numbers, or by names. */
  parameterFormat: 'POSITIONAL' | 'NAMED'
  /** Its parts, as the service documents them. */
  components: object[]
}

/** Answer to which templates there are; `unset`: a setting of the account without which it cannot be asked. */
export type TemplateList =
  | { type: 'listed'; templates: MessageTemplate[] }
  | { type: 'unset'; setting: string }
  | Exclude<Verdict, { type: 'sent' }>

/** Speaks with an outside service. All that does not ask it is pure. */
export interface ChannelService {
  /** Name of the variable of the environment with the origin that stands for the service. */
  upstream: string
  /** Origin of the service. */
  origin: string
  /** Whether it tells an event again only where the business has switched that on. */
  tellsOnce?: boolean
  /** Whether it reports when a message has reached the person. */
  reports?: boolean
  /** Whether its reports name the part that they are about, so that one stands for a lost answer. */
  namesParts?: boolean
  /**
   * Milliseconds after a person has written in which it takes messages of every kind. Absent: at any time.
   */
  windowMs?: number
  /**
   * Milliseconds after a person has written in which it takes what people of the business write, for accounts
   * with the setting `humanAgent`. Absent: no longer than others.
   */
  humanAgentMs?: number
  /** Makes the requests that carry a message, in order. */
  encode(message: OutgoingMessage, account: Account): Part[]
  /** Lists the choices of a message that went out as lines with numbers, its own after those of its items. */
  numbered?(content: Content): readonly Choice[]
  judge(answer: ChannelAnswer): Verdict
  /** Tells whether a request comes from the service. */
  verify(request: InboundRequest, account: Account): boolean
  /**
   * Answers the request with which the service tries our address.
   *
   * @returns The body; undefined for one that does not come from the service.
   */
  handshake?(query: Handshake, account: Account): string | undefined
  /** @throws {SyntaxError} for a body that the service never sends. */
  decode(request: InboundRequest, account: Account): (ChannelEvent | ChannelReport)[]
  /** Asks for the name of a person, where events do not tell it; undefined: it is not known. */
  findName?(externalId: string, account: Account, ask: Ask): Promise<string | undefined>
  /** Fetches a file of at most `maxBytes`. Resolves to the reason where it cannot be had. */
  fetchFile(ref: string, account: Account, ask: Ask): Promise<Buffer | { missing: string }>
  /** Lists the templates that the service has approved. */
  listTemplates?(account: Account, ask: Ask): Promise<TemplateList>
  /** Says what the fields of an account must be, of which the service does not want to know. */
  expected: string
  /** Asks the service who the account is. Nothing changes there. */
  identify(account: Account, ask: Ask): Promise<Connection>
  /** Asks who the account is, and tells the service our address for its events. */
  connect(account: Account, address: string, ask: Ask): Promise<Connection>
}

import type { Metadata } from '../../../protocol'
import type { Page } from './page'

export interface Profile {
  givenName?: string
  surname?: string
  email?: string
  /** Address of a picture, which may be on any server. */
  avatarUrl?: string
  /** Tag of a language. */
  locale?: string
}

/** Field of a profile that the visitor or the page has set, and what the business had set before. */
interface Claim {
  replaces?: string
}

/** A user who takes part in a conversation. */
export interface Participant {
  id: string
  userId: string
  profile: Profile
  /** Invented by the server for a user without a name. */
  displayName?: string
  /** Id by the business, which it has set or a token has proved; the only thing sure of a person. */
  externalId?: string | null
  /** Clients that reach them, the last used first. */
  clientAssociations?: readonly Pick<PersonClient, 'type'>[]
  claims?: { givenName?: Claim; surname?: Claim; email?: Claim }
  /** Since when nothing is taken from them; undefined: they are not blocked. */
  blockedAt?: string | undefined
  /** Time up to which they have read the conversation; undefined: they have read nothing. */
  lastRead?: string | undefined
}

/** A user as the server knows them. */
export interface Person extends Pick<
  Participant,
  'profile' | 'externalId' | 'claims' | 'blockedAt'
> {
  id: string
  signedUpAt: string
  /** Fields of the business's own. */
  metadata: Metadata
}

export interface PeoplePage {
  users: Person[]
  meta: Page
}

/** Changes of a person; null unsets a field. */
export interface PersonChange {
  profile?: Partial<Record<'givenName' | 'surname' | 'email', string | null>>
  metadata?: Record<string, Metadata[string] | null>
}

/** A way to reach a person. */
export interface PersonClient {
  id: string
  /** `sdk` for messengers on the web, else the type of a channel. */
  type: string
  status: 'active' | 'blocked' | 'inactive' | 'pending'
  /** Null for messengers on the web. */
  integrationId?: string | null
  /** Name or id of the person in the channel. */
  displayName?: string
  externalId?: string
  lastSeen?: string
  /** Time until which the service takes messages of every kind; undefined: it always does. */
  messagingWindowExpiresAt?: string
  /** Time until which it takes what people of the business write; undefined: no longer than all messages. */
  humanAgentWindowExpiresAt?: string
}

/** A browser of a person. */
export interface PersonDevice {
  id: string
  lastSeen: string
  /** Facts that the page gave last. */
  info: {
    currentUrl?: string
    currentTitle?: string
    browserLanguage?: string
    timeZone?: string
    referrer?: string
    userAgent?: string
  }
}

/** A page that a person has opened. */
export interface PageVisit {
  /** Begins with http or https. */
  url: string
  title?: string
  visitedAt: string
}

/** Pages that a person has opened. */
export interface PersonPages {
  /** The newest first. */
  pageVisits: readonly PageVisit[]
  /** Whether pages that are opened now are kept. */
  areKept: boolean
}

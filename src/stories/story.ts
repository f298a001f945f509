import type { ServerState } from '../in-memory'
import type { InitOptions } from '../widget'
import type { World } from './world'

/**
 * One state of the messenger, on a page of its own: what a server in memory knows, and what a visitor
 * does. Nothing here is shipped.
 */
export interface Story extends ServerState {
  /** Its address: part, slash, state. `forms/invalid` */
  name: string
  /** Options of `init`. */
  options?: Partial<InitOptions>
  /** Whether only the launcher is shown. @default false */
  isClosed?: boolean
  /** Direction of the page. @default ltr */
  dir?: 'ltr' | 'rtl'
  /** Goes on from the open messenger to the state; the story is ready when it resolves. */
  after?(world: World): Promise<unknown> | unknown
}

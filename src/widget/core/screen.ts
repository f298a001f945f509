import type { WebviewAction } from '../../protocol'

/** A screen in the conversation's place, drawn by the slot `…Screen` of its name. */
export interface Screen {
  screen: 'list' | 'settings' | 'channel' | 'prechat'
  /** Key of the text that it is called by. */
  title: string
  /** Id of the integration whose channel it is about. */
  channelId?: string
  /** Shown again by the back button; the conversation when absent. The list has no such button. */
  previous?: Screen | undefined
}

/** A page or picture over the whole messenger: the slot that draws it, with its props. */
export type Overlay =
  | { name: 'webview'; action: WebviewAction }
  | { name: 'lightbox'; url: string; altText: string }

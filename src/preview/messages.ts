import type { Channel, IntegrationSettings } from '../protocol'

/** A state of the messenger that the preview can show. */
export type PreviewScreen =
  | 'launcher'
  | 'welcome'
  | 'conversation'
  | 'list'
  | 'prechat'
  | 'settings'

/** Everything that the preview shows depends on. */
export interface PreviewLook {
  screen: PreviewScreen
  theme: 'light' | 'dark'
  /** Language of the messenger, and direction of the page around it. */
  locale: string
  dir: 'ltr' | 'rtl'
  /** Settings as the widget would get them from the server. */
  settings: IntegrationSettings
  /** Channels of the app. */
  channels: Pick<Channel, 'id' | 'type'>[]
}

/** Message of the console to the preview. */
export interface PreviewRequest {
  type: 'preview:show'
  /** Grows with each request of a console. */
  number: number
  look: PreviewLook
}

/** Message of the preview to the console. */
export type PreviewAnswer =
  /** It can show something from now on. */
  | { type: 'preview:ready' }
  /** The messenger's own files did not load. */
  | { type: 'preview:failed' }
  /** A look is drawn; `isMissing`: visitors do not see the screen with these settings, and another one is shown. */
  | { type: 'preview:shown'; number: number; isMissing: boolean }

/** Whether something received is a request of the console. */
export const isPreviewRequest = (data: unknown): data is PreviewRequest =>
  Object(data).type === 'preview:show'

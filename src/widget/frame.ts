import { addSheet } from './add-sheet'
import type { WidgetSettings } from './init-options'
import { STYLES } from './styles'

const FRAME_ID = 'web-messenger-container'
const PHONE = '(max-width: 767px)'

export interface FrameOptions {
  page: Window
  /** Its name, which another language changes. */
  getTitle(): string
  settings: Pick<WidgetSettings, 'buttonHeight' | 'locale' | 'position' | 'zIndex'>
}

/** The document that the messenger lives in: one frame of the same origin. */
export interface Frame {
  /** The app's root element. It stays the same when the frame moves. */
  root: HTMLElement
  /** Puts the frame into an element of the page, or over the page when there is none. */
  place(container?: Element): void
  show(isShown: boolean): void
  /** Puts it where the settings say. */
  arrange(): void
  /** Adds a sheet, also to the documents it moves to. */
  addStyles(styles: string): void
  remove(): void
}

const WHOLE = 'display:block;width:100%;height:100%'
const FULL_SCREEN = `${WHOLE};position:fixed;inset:0`
const OVERLAY = 'position:fixed;border-radius:12px;width:410px;box-shadow:0 8px 40px #0004'
/** Between launcher and panel, in CSS pixels. */
const GAP = 12

/** Makes the frame. A frame that moves within a page loses its document, so the root is adopted. */
export const createFrame = ({ page, getTitle, settings }: FrameOptions): Frame => {
  const host = page.document
  const root = host.createElement('div')
  root.id = 'app'
  const phone = page.matchMedia(PHONE)
  const sheets = [STYLES]
  let frame: HTMLIFrameElement | undefined
  let isEmbedded = false
  let isShown = false

  const arrange = () => {
    if (!frame) return
    const { buttonHeight = '', zIndex = 2 ** 31 - 1, position = {} } = settings
    const { side = 'inset-inline-end', bottom = 20, inline = 20 } = position
    const rise = +bottom + (parseFloat(buttonHeight) || 58) + GAP
    const overlay =
      `${OVERLAY};bottom:calc(${rise}px + env(safe-area-inset-bottom,0px));` +
      `height:min(640px,100vh - ${rise + 20}px);${side}:${+inline}px`
    const visibility = isShown ? 'visible' : 'hidden'
    const rules = isEmbedded
      ? WHOLE
      : `${phone.matches ? FULL_SCREEN : overlay};z-index:${zIndex};visibility:${visibility}`
    // Important, which no style sheet of the page outdoes.
    frame.style.cssText = `all:initial;${rules};`.replaceAll(';', '!important;')
  }

  const adopt = () => {
    // There is none before the element it is placed in stands in the page.
    const doc = frame!.contentDocument
    if (!doc || root.ownerDocument === doc) return
    // Until another language has come, texts are English, whatever the page speaks.
    doc.documentElement.lang = root.lang ||= 'en'
    root.dir ||= settings.locale ? 'ltr' : host.documentElement.dir
    doc.title = getTitle()
    for (const styles of sheets) addSheet(doc, styles)
    doc.body.append(root)
  }

  phone.onchange = arrange

  return {
    root,
    arrange,
    place: container => {
      isEmbedded = !!container
      const next = host.createElement('iframe')
      next.id = FRAME_ID
      next.title = getTitle()
      ;(container ?? host.documentElement).append(next)
      const last = frame
      frame = next
      // Firefox replaces the first document of a frame when it has loaded.
      next.onload = adopt
      arrange()
      adopt()
      last?.remove()
    },
    show: shown => {
      isShown = shown
      arrange()
    },
    addStyles: styles => {
      sheets.push(styles)
      const doc = root.ownerDocument
      // Without a window the frame is out of the page; the next one takes all sheets.
      if (doc !== host && doc.defaultView) addSheet(doc, styles)
    },
    remove: () => {
      phone.onchange = null
      frame?.remove()
    }
  }
}

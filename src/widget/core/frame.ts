import type { LauncherPort } from '../../protocol'
import { addSheet } from './add-sheet'
import type { WidgetSettings } from './public'
import { phoneQuery } from './phone'
import { STYLES } from './styles'

const FRAME_ID = 'web-messenger-container'

export interface FrameOptions {
  page: Window
  /** Its name, which another language changes. */
  getTitle(): string
  launcher: LauncherPort
  settings: Pick<WidgetSettings, 'buttonHeight' | 'displayStyle' | 'locale' | 'position' | 'zIndex'>
  /** Called when the window has become one that the messenger fills. */
  onPhone(): void
}

/** The document that the messenger lives in: one frame of the same origin. */
export interface Frame {
  /** The app's root element. It stays the same when the frame moves. */
  root: HTMLElement
  /** Puts the frame into an element of the page, or over the page when there is none. */
  place(container?: Element): void
  show(isShown: boolean): void
  /** False while the visitor is elsewhere: outside an embedded frame, or in a text field of the page. */
  mayTakeFocus(): boolean
  /** Puts it where the settings say. */
  updateLayout(): void
  /** Adds a sheet, also to the documents it moves to. */
  addStyles(styles: string): void
  remove(): void
}

const WHOLE = 'display:block;width:100%;height:100%'
const FULL_SCREEN = `${WHOLE};position:fixed;inset:0`
const OVERLAY =
  // The line is seen also where shadows are not: on a dark page, and where colours are forced.
  'position:fixed;width:410px;outline:1px solid #8884;box-shadow:0 2px 6px #0002,0 12px 40px #0003'
/** Between launcher and panel, in CSS pixels. */
const GAP = 12
const OPENING = '150ms'
const CLOSING = '120ms'
/** Height of a tab at the lower edge, which its panel touches. */
const TAB_HEIGHT = 48

/** Makes the frame. A frame that moves within a page loses its document, so the root is adopted. */
export const createFrame = ({
  page,
  getTitle,
  launcher,
  settings,
  onPhone
}: FrameOptions): Frame => {
  const host = page.document
  const { element: button } = launcher
  const isSecond =
    host.querySelector(`iframe#${FRAME_ID}`) ?? (button.isConnected && /-2$/.test(button.id))
  const root = host.createElement('div')
  root.id = 'app'
  const phone = phoneQuery(page)
  const sheets = [STYLES]
  let frame: HTMLIFrameElement | undefined
  let isEmbedded = false
  let isShown = false

  const updateLayout = () => {
    if (!frame) return
    const { buttonHeight = '', displayStyle, zIndex = 2 ** 31 - 1, position = {} } = settings
    const { side = 'inset-inline-end', bottom = 20, inline = 20 } = position
    const rise =
      displayStyle === 'tab' ? TAB_HEIGHT : +bottom + (parseFloat(buttonHeight) || 58) + GAP
    // From the theme, which leaves out invalid ones: after such a one there would be none at all.
    const radius = root.style.getPropertyValue('--pipit-radius') || '16px'
    const overlay =
      `${OVERLAY};border-radius:${radius};bottom:calc(${rise}px + env(safe-area-inset-bottom));` +
      `height:min(640px,100vh - ${rise + 20}px);${side}:${+inline}px`
    const isLeft = side === 'left' || (side !== 'right' && host.dir === 'rtl')
    const isStill = page.matchMedia('(prefers-reduced-motion)').matches
    const time = isStill ? '0s' : isShown ? OPENING : CLOSING
    const icon = button.firstElementChild as SVGElement
    icon.style.setProperty('transition', `d ${time}`, 'important')
    // A transition, which comes before important rules where an animation does not.
    const motion =
      `transition:opacity ${time},transform ${time}${isShown ? '' : `,visibility ${time}`};` +
      `transform-origin:${isLeft ? 0 : '100%'} 100%;` +
      (isShown ? 'visibility:visible' : 'visibility:hidden;opacity:0;transform:scale(.8)')
    const rules = isEmbedded
      ? WHOLE
      : `${phone.matches ? FULL_SCREEN : overlay};z-index:${zIndex};${motion}`
    // Out of reach at once, while it can still be seen to go.
    frame.inert = !isShown
    // Important, which no style sheet of the page outdoes.
    frame.style.cssText = `all:initial;${rules};`.replaceAll(';', '!important;')
  }

  const adopt = () => {
    // There is none before the element it is placed in stands in the page.
    const doc = frame!.contentDocument
    if (!doc || root.ownerDocument === doc) return
    // Texts are English until another language has loaded, whatever the language of the page.
    doc.documentElement.lang = root.lang ||= 'en'
    root.dir ||= settings.locale ? 'ltr' : host.documentElement.dir
    doc.title = getTitle()
    for (const styles of sheets) addSheet(doc, styles)
    doc.body.append(root)
  }

  phone.onchange = () => {
    updateLayout()
    if (phone.matches) onPhone()
  }

  return {
    root,
    updateLayout,
    mayTakeFocus: () => {
      const element = host.activeElement as HTMLElement | null
      return (
        element === frame ||
        !(
          isEmbedded ||
          /^(INPUT|TEXTAREA|SELECT|IFRAME)$/.test(`${element?.tagName}`) ||
          element?.isContentEditable
        )
      )
    },
    place: container => {
      isEmbedded = !!container
      const next = host.createElement('iframe')
      next.id = isSecond ? `${FRAME_ID}-2` : FRAME_ID
      next.title = getTitle()
      const last = frame
      frame = next
      // Before it is in the page, or it would seem to close at first.
      updateLayout()
      ;(container ?? host.documentElement).append(next)
      // Firefox replaces the first document of a frame when it has loaded.
      next.onload = adopt
      adopt()
      last?.remove()
    },
    show: shown => {
      // A picture as large as the page has laid it out otherwise.
      if (shown === isShown) return
      isShown = shown
      updateLayout()
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

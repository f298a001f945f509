import { CLOSE_ICON, type MessengerContext } from '../../core'
import { readCardStyles, STYLES } from './card-styles'
import { createIcon, setStyle } from './elements'

/** Time in which screen readers find a new status region, in which they then notice a change. */
const ANNOUNCEMENT_DELAY_MS = 200
const MINUTE_MS = 60_000

/** Message as a card shows it. */
export interface CardContent {
  author: string
  text: string
  /** Says when it was written; asked again each minute. */
  writeTime(): string
  /** Whether the text says who the author is. */
  namesAuthor: boolean
  /** Address of a picture, safe. */
  picture: string | undefined
}

/** The preview in the host page: a card beside the launcher, and a region for screen readers. */
export interface Card {
  /** Draws it as settings, texts and launcher are now. */
  show(content: CardContent): void
  hide(): void
  announce(words: string): void
  remove(): void
}

interface CardOptions {
  onOpen(): void
  onDismiss(): void
}

/** Creates the preview of one messenger, which shows nothing at first. */
export const createCard = (
  context: Pick<MessengerContext, 'getTitle' | 'host' | 'root' | 'settings' | 'translate'>,
  { onOpen, onDismiss }: CardOptions
): Card => {
  const { getTitle, host, root, translate } = context
  const { document: doc } = host.page
  const { documentElement: html } = doc
  const make = <Name extends 'button' | 'div' | 'img' | 'span'>(name: Name, rules: string) => {
    const element = doc.createElement(name)
    setStyle(element, rules)
    return element
  }
  const announcement = make('div', STYLES.announcement)
  const row = doc.createElement('div')
  const launcherPlace = doc.createElement('div')
  const card = doc.createElement('div')
  const openButton = make('button', STYLES.openButton)
  const closeButton = make('button', STYLES.closeButton)
  const picture = make('img', STYLES.picture)
  const initial = doc.createElement('span')
  const words = make('span', STYLES.words)
  const head = make('span', STYLES.head)
  const name = make('span', STYLES.name)
  const text = make('span', STYLES.text)
  const time = make('span', STYLES.time)
  let timer: ReturnType<typeof setTimeout> | undefined
  let ticker: ReturnType<typeof setTimeout> | undefined

  announcement.setAttribute('role', 'status')
  card.setAttribute('role', 'region')
  initial.ariaHidden = 'true'
  openButton.type = closeButton.type = 'button'
  head.append(name, time)
  words.append(head, text)
  openButton.append(picture, initial, words)
  closeButton.append(createIcon(doc, CLOSE_ICON))
  card.append(openButton, closeButton)
  row.append(launcherPlace, card)
  html.append(announcement)

  const setPicture = (address: string | undefined) => {
    const styles = readCardStyles(context)
    setStyle(picture, address ? STYLES.picture : 'display:none;')
    setStyle(initial, address ? 'display:none;' : STYLES.initial + styles.brand)
  }
  picture.alt = ''
  picture.onerror = () => setPicture(undefined)
  openButton.onclick = onOpen
  closeButton.onclick = onDismiss
  card.onkeydown = event => {
    if (event.key !== 'Escape') return
    // It closes nothing else of the page.
    event.stopPropagation()
    onDismiss()
  }

  const tick = (writeTime: CardContent['writeTime']) => {
    clearTimeout(ticker)
    time.textContent = writeTime()
    ticker = setTimeout(tick, MINUTE_MS, writeTime)
  }

  const hide = () => {
    clearTimeout(timer)
    clearTimeout(ticker)
    const hadFocus = row.contains(doc.activeElement)
    row.remove()
    name.textContent = text.textContent = announcement.textContent = ''
    picture.removeAttribute('src')
    if (hadFocus) host.launcher.element.focus()
  }

  return {
    show: content => {
      const styles = readCardStyles(context)
      card.lang = announcement.lang = root.lang
      card.ariaLabel = getTitle()
      closeButton.ariaLabel = translate('dismissPreview')
      setStyle(name, content.namesAuthor ? 'display:none;' : STYLES.name)
      name.textContent = content.author
      tick(content.writeTime)
      text.textContent = content.text
      const [letter = ''] = content.author
      initial.textContent = letter.toLocaleUpperCase()
      if (content.picture && picture.src !== content.picture) picture.src = content.picture
      setPicture(content.picture)
      setStyle(row, styles.row)
      setStyle(launcherPlace, styles.launcherPlace)
      if (!row.isConnected) {
        setStyle(card, styles.absent)
        html.append(row)
        // Begins the motion from there.
        card.getBoundingClientRect()
      }
      setStyle(card, styles.card)
    },
    hide,
    announce: said => {
      clearTimeout(timer)
      timer = setTimeout(() => (announcement.textContent = said), ANNOUNCEMENT_DELAY_MS)
    },
    remove: () => {
      hide()
      announcement.remove()
    }
  }
}

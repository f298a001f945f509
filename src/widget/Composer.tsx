import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { countChars, TEXT_MAX_CHARS } from '../protocol'
import { useValue } from '../ui'
import { hasMenu } from './has-menu'
import { useServices } from './services'
import { Slot } from './Slot'

/** Where the visitor writes. Enter sends, Shift and Enter break the line. */
export function Composer() {
  const { settings, send, translate, markRead, $isShown, $draft, $isBlocked, $notice } =
    useServices()
  const text = useValue($draft)
  const isShown = useValue($isShown)
  const isBlocked = useValue($isBlocked)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = countChars(text) > TEXT_MAX_CHARS
  const said = useValue($notice)
  const notice = isTooLong ? translate.error('messageTooLongError', { size: TEXT_MAX_CHARS }) : said
  const canSend = text.trim() && !isTooLong && !isBlocked
  const hint = translate(isBlocked ? 'inputPlaceholderBlocked' : 'inputPlaceholder')

  useEffect(() => {
    if (isShown) input.current!.focus({ preventScroll: true })
  }, [isShown])

  useLayoutEffect(() => {
    const { style } = input.current!
    style.height = 'auto'
    style.height = input.current!.scrollHeight + 'px'
  }, [text])

  const write = (value: string) => {
    $draft.set(value)
    $notice.set('')
    markRead()
  }

  const submit = () => {
    input.current!.focus()
    if (canSend) send()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Preact hands over the browser's own event, React a wrapper of it.
    const { isComposing, keyCode } = event.nativeEvent ?? event
    // While an input method composes, Enter picks a candidate; Safari tells by the key code alone.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      <p className="error" role="alert" hidden={!notice}>
        {notice}
      </p>
      {isMenuOpen && <Slot name="menu" close={() => setMenuOpen(false)} />}
      <footer id="footer">
        {hasMenu(settings) && (
          <button
            className="icon-button menu"
            type="button"
            aria-label={translate('openMenu')}
            aria-expanded={isMenuOpen}
            disabled={isBlocked}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            <span aria-hidden="true">+</span>
          </button>
        )}
        <textarea
          ref={input}
          className="message-input"
          dir="auto"
          rows={1}
          aria-label={hint}
          placeholder={hint}
          disabled={isBlocked}
          value={text}
          onInput={event => write(event.currentTarget.value)}
          onFocus={markRead}
          onKeyDown={onKeyDown}
        />
        <button
          className="icon-button send"
          type="button"
          aria-label={translate('sendButtonText')}
          disabled={!canSend}
          onClick={submit}
        >
          <span aria-hidden="true">↑</span>
        </button>
      </footer>
    </>
  )
}

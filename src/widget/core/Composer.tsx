import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { countChars, TEXT_MAX_CHARS } from '../../protocol'
import { useValue } from '../../ui'
import { hasMenu } from './has-menu'
import { ATTACH_ICON, CLOSE_ICON, Icon, LOCK_ICON, SEND_ICON, WARNING_ICON } from './Icon'
import { useMessengerContext } from './messenger-context'
import { Slot } from './Slot'

/** Text field of the visitor. Enter sends, Shift and Enter break the line. */
export function Composer() {
  const {
    host,
    root,
    settings,
    clientReady,
    translate,
    markRead,
    mayTakeFocus,
    $isShown,
    $draft,
    $isBlocked,
    $notice
  } = useMessengerContext()
  const text = useValue($draft)
  const isShown = useValue($isShown)
  const isBlocked = useValue($isBlocked)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = countChars(text) > TEXT_MAX_CHARS
  const ownNotice = useValue($notice)
  const notice = isTooLong
    ? translate.error('messageTooLongError', { size: TEXT_MAX_CHARS })
    : ownNotice
  const canSend = text.trim() && !isTooLong && !isBlocked
  const hint = translate(isBlocked ? 'inputPlaceholderBlocked' : 'inputPlaceholder')

  useEffect(() => {
    if (!isShown || !mayTakeFocus()) return
    root.tabIndex = -1
    // A software keyboard would cover what is there to read.
    const isTouch = host.page.matchMedia('(pointer:coarse)').matches
    ;(isTouch ? root : input.current)?.focus({ preventScroll: true })
  }, [isShown])

  useLayoutEffect(() => {
    const field = input.current!
    field.style.height = 'auto'
    // While it is hidden there is nothing to measure, and no height that holds.
    field.style.height = (field.scrollHeight || NaN) + 'px'
  }, [text, hint])

  const write = (value: string) => {
    $draft.set(value)
    $notice.set('')
    markRead()
  }

  const submit = () => {
    input.current?.focus()
    if (canSend) void clientReady.then(client => client.sendDraft())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Preact hands over the browser's own event, React a wrapper of it.
    const { isComposing, keyCode } = event.nativeEvent ?? event
    // While an input method composes, Enter picks a candidate; Safari shows that in the key code only.
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    submit()
  }

  return (
    <>
      <p className="error" role="alert" hidden={!notice}>
        <Icon path={WARNING_ICON} />
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
            <Icon path={isBlocked ? LOCK_ICON : isMenuOpen ? CLOSE_ICON : ATTACH_ICON} />
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
          onClick={markRead}
          onKeyDown={onKeyDown}
        />
        <button
          className="icon-button send"
          type="button"
          aria-label={translate('sendButtonText')}
          title={translate('sendButtonText')}
          disabled={!canSend}
          onClick={submit}
        >
          <Icon path={SEND_ICON} />
        </button>
      </footer>
    </>
  )
}

import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { countChars, TEXT_MAX_CHARS } from '../protocol'
import { useValue } from '../ui'
import { SendIcon } from './SendIcon'
import { useServices } from './services'

/** Where the visitor writes. Enter sends, Shift and Enter break the line. */
export function Composer() {
  const { send, translate, markRead, $isShown, $draft } = useServices()
  const text = useValue($draft)
  const isShown = useValue($isShown)
  const input = useRef<HTMLTextAreaElement>(null)
  const isTooLong = countChars(text) > TEXT_MAX_CHARS

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
    markRead()
  }

  const submit = () => {
    input.current!.focus()
    if (text.trim() && !isTooLong) send()
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
      <p className="error" role="alert" hidden={!isTooLong}>
        {isTooLong && translate('messageTooLongError', { size: TEXT_MAX_CHARS })}
      </p>
      <footer id="footer">
        <textarea
          ref={input}
          className="message-input"
          dir="auto"
          rows={1}
          aria-label={translate('inputPlaceholder')}
          placeholder={translate('inputPlaceholder')}
          value={text}
          onInput={event => write(event.currentTarget.value)}
          onFocus={markRead}
          onKeyDown={onKeyDown}
        />
        <button
          className="icon-button send"
          type="button"
          aria-label={translate('sendButtonText')}
          disabled={!text.trim() || isTooLong}
          onClick={submit}
        >
          <SendIcon />
        </button>
      </footer>
    </>
  )
}

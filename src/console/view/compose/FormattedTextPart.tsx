import { type KeyboardEvent, useRef } from 'react'
import { putMark, TEXT_MARKS, type TextMark } from '../../model'
import { useTexts } from '../context'
import { TextPart, type TextPartProps } from './TextPart'

/** Marks by the letter that puts them, with Ctrl or ⌘. */
const KEYS: Partial<Record<string, TextMark>> = { b: 'bold', i: 'italic', k: 'link' }

/** Field for a text with formatting, which is Markdown. */
export function FormattedTextPart(props: TextPartProps) {
  const { t } = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)

  function format(mark: TextMark) {
    const { current } = field
    if (!current) return
    const { selectionStart, selectionEnd, value } = current
    const { from, to, text, selected } = putMark(value, selectionStart, selectionEnd, mark)
    current.focus()
    current.setSelectionRange(from, to)
    // Unlike a new value, it can be undone.
    document.execCommand('insertText', false, text)
    current.setSelectionRange(...selected)
  }
  function onKeyDown(event: KeyboardEvent) {
    const mark = (event.metaKey || event.ctrlKey) && KEYS[event.key.toLowerCase()]
    if (!mark) return
    event.preventDefault()
    event.stopPropagation()
    format(mark)
  }

  return (
    <div className="formatted-text">
      <div className="text-marks" role="group" aria-label={t('compose.formatting')}>
        {TEXT_MARKS.map(mark => (
          <button key={mark} className="button quiet" type="button" onClick={() => format(mark)}>
            {t(`compose.${mark}`)}
          </button>
        ))}
      </div>
      <TextPart {...props} fieldRef={field} onKeyDown={onKeyDown} />
    </div>
  )
}

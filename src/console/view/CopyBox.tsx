import { type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from './context'

interface CopyBoxProps {
  label: string
  text: string
  children: ReactNode
}

/** Text to copy. Where the clipboard is not allowed, it is selected for the keyboard. */
export function CopyBox({ label, text, children }: CopyBoxProps) {
  const { t } = useTexts()
  const code = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const labelId = useId()

  function select() {
    if (code.current) getSelection()?.selectAllChildren(code.current)
    setSaid(t('copy.selected'))
  }
  function copy() {
    // Missing on pages without https.
    const { clipboard }: Partial<Navigator> = navigator
    if (clipboard) clipboard.writeText(text).then(() => setSaid(t('copy.copied')), select)
    else select()
  }

  return (
    <figure className="copy-box" aria-labelledby={labelId}>
      <figcaption>
        <strong id={labelId}>{label}</strong> {children}
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={label} dir="ltr">
        <code ref={code}>{text}</code>
      </pre>
      <div className="copy-line">
        <button className="button" type="button" onClick={copy} aria-describedby={labelId}>
          {t('copy.button')}
        </button>
        <span role="status">{said}</span>
      </div>
    </figure>
  )
}

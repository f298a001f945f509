import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { WebviewAction } from '../../../protocol'
import { useServices } from '../../services'
import { safePage } from '../safe-page'
import { safeLink } from '../safe-url'
import { Link } from './Link'
import { LinkButton } from './LinkButton'

/** All that pages do, but to lead the visitor's own page elsewhere. */
const SANDBOX =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox ' +
  'allow-same-origin allow-scripts'

/**
 * A page over the messenger. There is a way to open it beside, since only the policy of the visitor's own
 * page tells when it shows no other; one that wants to be in no frame says nothing.
 */
export function Webview({ action }: { action: WebviewAction }) {
  const { context, translate, $overlay } = useServices()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [isBlocked, setBlocked] = useState(false)
  const { uri, fallback, size = 'full', text } = action
  const href = safeLink(fallback)
  const close = () => $overlay.set(undefined)

  // The browser gives the focus back on `close`.
  useLayoutEffect(() => {
    const { current } = dialog
    const doc = current!.ownerDocument
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(true)
    }
    doc.addEventListener('securitypolicyviolation', onViolation)
    current!.showModal()
    return () => {
      doc.removeEventListener('securitypolicyviolation', onViolation)
      current!.close()
    }
  }, [])

  // From both ends the browser would go on to the page around the messenger.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== closer.current) return
    event.preventDefault()
    dialog.current!.querySelector<HTMLElement>('iframe, .action')!.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={`webview ${size}`}
      aria-label={text}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div className="page-bar">
        <button
          ref={closer}
          className="icon-button"
          type="button"
          aria-label={translate('closePage')}
          onClick={close}
        >
          <span aria-hidden="true">×</span>
        </button>
        <b dir="auto">{text}</b>
        {href && (
          <Link className="icon-button" href={href} aria-label={translate('openInNewTab')}>
            <span aria-hidden="true">↗</span>
          </Link>
        )}
      </div>
      {isBlocked ? (
        <LinkButton uri={fallback} text={text} />
      ) : (
        <iframe src={safePage(uri, context.config.baseUrl)} title={text} sandbox={SANDBOX} />
      )}
      <span tabIndex={0} onFocus={() => closer.current!.focus()} />
    </dialog>
  )
}

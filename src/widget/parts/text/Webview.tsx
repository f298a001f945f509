import { useLayoutEffect, useState } from 'react'
import type { WebviewAction } from '../../../protocol'
import { useServices } from '../../services'
import { CloseButton } from '../CloseButton'
import { safePage } from '../safe-page'
import { safeLink } from '../safe-url'
import { useModal } from '../use-modal'
import { Link } from '../Link'
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
  const { dialog, onKeyDown } = useModal()
  const [isBlocked, setBlocked] = useState(false)
  const { uri, fallback, size = 'full', text } = action
  const href = safeLink(fallback)
  const close = () => $overlay.set(undefined)

  useLayoutEffect(() => {
    const doc = dialog.current!.ownerDocument
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(true)
    }
    doc.addEventListener('securitypolicyviolation', onViolation)
    return () => doc.removeEventListener('securitypolicyviolation', onViolation)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`webview ${size}`}
      aria-label={text}
      onClose={close}
      onKeyDown={onKeyDown}
    >
      <div className="page-bar">
        <CloseButton label="closePage" onClick={close} />
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
      <span tabIndex={0} onFocus={() => dialog.current!.querySelector('button')!.focus()} />
    </dialog>
  )
}

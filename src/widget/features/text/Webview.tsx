import { useLayoutEffect, useState } from 'react'
import type { WebviewAction } from '../../../protocol'
import { Icon, useMessengerContext } from '../../core'
import { AWAY_ICON, CloseButton, Link, safeLink, safePage, useModal } from '../../shared'
import { LinkButton } from './LinkButton'

/** Sandbox permissions: everything except navigating the visitor's own page. */
const SANDBOX =
  'allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox ' +
  'allow-same-origin allow-scripts'

/**
 * A page over the messenger. It also has a link that opens it in a new tab: a page that forbids frames
 * fires no event; only a block by the visitor's own content security policy can be detected.
 */
export function Webview({ action }: { action: WebviewAction }) {
  const { host, translate, $overlay } = useMessengerContext()
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
            <Icon path={AWAY_ICON} />
          </Link>
        )}
      </div>
      {isBlocked ? (
        <LinkButton uri={fallback} text={text} />
      ) : (
        <iframe src={safePage(uri, host.config.baseUrl)} title={text} sandbox={SANDBOX} />
      )}
      <span tabIndex={0} onFocus={() => dialog.current?.querySelector('button')?.focus()} />
    </dialog>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { AppKey } from '../../api'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { DeleteKey } from './DeleteKey'
import { KeyRow } from './KeyRow'
import { NewKeyDialog } from './NewKeyDialog'
import { useKeys } from './use-keys'

/** Screen of the keys with which programs call the REST API of the app. */
export function KeysScreen() {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const { keys, hasFailed, load, remove } = useKeys()
  const [isMaking, setMaking] = useState(false)
  const [deleted, setDeleted] = useState<AppKey>()
  const [message, setMessage] = useState('')
  const [deletions, setDeletions] = useState(0)
  const newButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its key. An open window lets nothing outside have the focus.
  useEffect(() => {
    if (deletions) newButton.current?.focus()
  }, [deletions])

  function onDeleted({ id, displayName: name }: AppKey) {
    setMessage(t('keys.deleted', { name }))
    setDeletions(deletions + 1)
    remove(id)
  }

  return (
    <main className="page">
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'app' })}>{t('screens.app')}</a>
        </p>
        <ScreenHeading>{t('screens.keys')}</ScreenHeading>
        <p className="page-lead">
          {t('keys.lead')} <a href="/guide/back-end">{t('keys.guide')}</a>
        </p>
      </header>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button
          className="button primary"
          type="button"
          ref={newButton}
          onClick={() => setMaking(true)}
        >
          {t('keys.new')}
        </button>
      </div>
      {hasFailed && <LoadProblem text={t('keys.failed')} onRetry={() => void load()} />}
      {!hasFailed && !keys && <p className="quiet-note">{t('common.loading')}</p>}
      {keys?.length === 0 && <p className="quiet-note">{t('keys.none')}</p>}
      {!!keys?.length && (
        <ul className="panel app-keys">
          {keys.map(key => (
            <KeyRow key={key.id} appKey={key} onDelete={() => setDeleted(key)} />
          ))}
        </ul>
      )}
      <NewKeyDialog
        isOpen={isMaking}
        onClose={made => {
          setMaking(false)
          if (made) setMessage(t('keys.closed', { name: made.displayName }))
        }}
        onChange={() => void load()}
      />
      <DeleteKey appKey={deleted} onClose={() => setDeleted(undefined)} onDeleted={onDeleted} />
    </main>
  )
}

import { useState } from 'react'
import type { Integration } from '../../api'
import { useTexts } from '../context'
import { useDeletion } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { DeleteKey } from './DeleteKey'
import { KeyRow } from './KeyRow'
import { NewKeyDialog } from './NewKeyDialog'
import { type ListedKey, useKeys } from './use-keys'

interface KeyPanelProps {
  /** Custom integration whose keys it shows. @default those of the app and of all such integrations */
  program?: Integration
}

/** List of keys, in which keys are made and deleted. */
export function KeyPanel({ program }: KeyPanelProps) {
  const { t } = useTexts()
  const { keys, programs, hasFailed, load, remove } = useKeys(program)
  const [isMaking, setMaking] = useState(false)
  const { deleted, setDeleted, newButton, focusAfterWindow } = useDeletion<ListedKey>()
  const [message, setMessage] = useState('')

  function onDeleted({ id, displayName: name }: ListedKey) {
    setMessage(t('keys.deleted', { name }))
    focusAfterWindow()
    remove(id)
  }

  return (
    <>
      <p className="page-message" role="status">
        {message}
      </p>
      <div className="actions">
        <button
          className={program ? 'button' : 'button primary'}
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
        <ul className={program ? 'app-keys' : 'panel app-keys'}>
          {keys.map(key => (
            <KeyRow
              key={key.id}
              appKey={key}
              isAlone={program === undefined}
              onDelete={() => setDeleted(key)}
            />
          ))}
        </ul>
      )}
      <NewKeyDialog
        program={program}
        programs={programs}
        isOpen={isMaking}
        onClose={made => {
          setMaking(false)
          if (made) setMessage(t('keys.closed', { name: made.displayName }))
        }}
        onChange={() => void load()}
      />
      <DeleteKey appKey={deleted} onClose={() => setDeleted(undefined)} onDeleted={onDeleted} />
    </>
  )
}

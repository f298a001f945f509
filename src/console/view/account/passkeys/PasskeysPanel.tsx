import { useEffect, useRef, useState } from 'react'
import type { Passkey } from '../../../api'
import { allowsPasskeys } from '../../../model'
import { useTexts } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { AddWindow } from './AddWindow'
import { PasskeyRow } from './PasskeyRow'
import { RemoveWindow } from './RemoveWindow'
import { RenameWindow } from './RenameWindow'
import { usePasskeys } from './use-passkeys'

/** Passkeys of the one who is signed in. @param email Of their account. */
export function PasskeysPanel({ email }: { email: string }) {
  const { t } = useTexts()
  const { passkeys, hasFailed, load, remove } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  const [removed, setRemoved] = useState<Passkey>()
  const [removals, setRemovals] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with its passkey. An open window lets nothing outside have the focus.
  useEffect(() => {
    if (removals) heading.current?.focus()
  }, [removals])

  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" ref={heading} tabIndex={-1}>
        {t('passkeys.title')}
      </h2>
      <p>{t('passkeys.lead')}</p>
      {hasFailed && <LoadProblem text={t('passkeys.failed')} onRetry={() => void load()} />}
      {!hasFailed && !passkeys && <p className="quiet-note">{t('common.loading')}</p>}
      {passkeys?.length === 0 && <p className="quiet-note">{t('passkeys.none')}</p>}
      {!!passkeys?.length && (
        <ul className="team-list" aria-labelledby="account-passkeys">
          {passkeys.map(each => (
            <PasskeyRow
              key={each.id}
              passkey={each}
              onRename={() => setRenamed(each)}
              onRemove={() => setRemoved(each)}
            />
          ))}
        </ul>
      )}
      {allowsPasskeys(window) ? (
        <div className="actions">
          <button className="button" type="button" onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </button>
        </div>
      ) : (
        <p className="quiet-note">{t('passkeys.unfit')}</p>
      )}
      <AddWindow
        email={email}
        isOpen={isAdding}
        onClose={() => {
          setAdding(false)
          void load()
        }}
      />
      <RenameWindow
        passkey={renamed}
        onClose={() => {
          setRenamed(undefined)
          void load()
        }}
      />
      <RemoveWindow
        email={email}
        passkey={removed}
        onClose={() => setRemoved(undefined)}
        onRemoved={({ id }) => {
          setRemoved(undefined)
          setRemovals(removals + 1)
          remove(id)
        }}
      />
    </section>
  )
}

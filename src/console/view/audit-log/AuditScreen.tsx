import { useRef, useState } from 'react'
import type { AuditFilter } from '../../api'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { useLostFocus } from '../forms'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { LoadProblem } from '../LoadProblem'
import { AuditFilters } from './AuditFilters'
import { AuditRow } from './AuditRow'
import { useAuditLog } from './use-audit-log'

/** Screen of who did what to settings, team and data. @param isOwner Whether the team is part of it. */
export function AuditScreen({ isOwner }: { isOwner: boolean }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const [filter, setFilter] = useState<AuditFilter>({})
  const { entries, hasFailed, isBusy, loadOlder } = useAuditLog(filter)
  const list = useRef<HTMLOListElement>(null)
  const lostFocus = useLostFocus(() => list.current?.focus({ preventScroll: true }))

  return (
    <main className="page" aria-busy={isBusy} {...lostFocus}>
      <header>
        <p className="crumbs">
          <a href={formatRoute({ appId: app.id, screen: 'team' })}>{t('screens.team')}</a>
        </p>
        <ScreenHeading>{t('screens.audit-log')}</ScreenHeading>
        <p className="page-lead">{t('audit.lead')}</p>
      </header>
      <AuditFilters filter={filter} isOwner={isOwner} onFilter={setFilter} />
      {!hasFailed && !entries && <p className="quiet-note">{t('common.loading')}</p>}
      {entries?.list.length === 0 && <p className="quiet-note">{t('audit.none')}</p>}
      {!!entries?.list.length && (
        <ol className="changes" ref={list} tabIndex={-1} aria-label={t('screens.audit-log')}>
          {entries.list.map(entry => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {hasFailed && <LoadProblem text={t('audit.failed')} onRetry={loadOlder} />}
      {!hasFailed && entries?.older !== undefined && (
        <button className="button" type="button" aria-disabled={isBusy} onClick={loadOlder}>
          {t('audit.older')}
        </button>
      )}
    </main>
  )
}

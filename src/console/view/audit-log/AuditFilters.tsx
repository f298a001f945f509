import { useValue } from '../../../ui'
import { AUDIT_KINDS, type AuditFilter } from '../../api'
import { useConsole, useTexts } from '../context'

interface AuditFiltersProps {
  filter: AuditFilter
  /** Whether the team is part of the log. */
  isOwner: boolean
  onFilter(filter: AuditFilter): void
}

/** Chooses the app and the kind of entries. */
export function AuditFilters({ filter, isOwner, onFilter }: AuditFiltersProps) {
  const { t } = useTexts()
  const session = useValue(useConsole().session.$session)
  const apps = session.state === 'signed-in' ? session.me.apps : []
  const kinds = AUDIT_KINDS.filter(kind => isOwner || (kind !== 'member' && kind !== 'server'))

  return (
    <div className="audit-filters">
      <select
        aria-label={t('audit.app')}
        value={filter.appId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, appId: value || undefined })
        }
      >
        <option value="">{t('audit.allApps')}</option>
        {apps.map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </select>
      <select
        aria-label={t('audit.kind')}
        value={filter.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, kind: kinds.find(kind => kind === value) })
        }
      >
        <option value="">{t('audit.allKinds')}</option>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {t(`audit.kinds.${kind}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

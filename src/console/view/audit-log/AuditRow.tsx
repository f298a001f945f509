import type { AuditEntry } from '../../api'
import { FieldChange } from '../changes'
import { useTexts } from '../context'
import { TimeAgo } from '../TimeAgo'
import { auditFieldName, auditValue, deedOf } from './audit-words'

/** An entry: what was done to what, by whom, when, and each field before and after. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const texts = useTexts()
  const { t } = texts
  const { by, at, app, subject, fields } = entry
  const names = [subject && (subject.name ?? subject.id), app?.name].filter(Boolean)

  return (
    <li>
      <header>
        <p>
          <strong>{deedOf(t, entry)}</strong>
          {names.map(name => (
            <span key={name}>
              {' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
        <p>
          <bdi>
            {!by && t('audit.atServer')}
            {by && (by.type === 'key' ? t('changes.key', { name: by.name }) : by.name)}
          </bdi>{' '}
          <TimeAgo at={at} />
        </p>
      </header>
      {fields.length > 0 && (
        <dl>
          {fields.map(each => (
            <FieldChange
              key={each.field}
              name={auditFieldName(t, each.field)}
              field={each}
              show={value => auditValue(texts, each.field, value)}
            />
          ))}
        </dl>
      )}
    </li>
  )
}

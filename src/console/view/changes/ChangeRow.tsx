import type { ReactNode } from 'react'
import type { SettingsChange } from '../../api'
import { TimeAgo } from '../TimeAgo'
import { useTexts } from '../context'
import { FieldChange } from './FieldChange'
import { fieldName } from './field-name'
import { showValue } from './show-value'

interface ChangeRowProps {
  change: SettingsChange
  /** Button that takes it back. */
  children: ReactNode
}

/** A change: who made it, when, and each field before and after. */
export function ChangeRow({ change: { by, at, fields }, children }: ChangeRowProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <li>
      <header>
        <p>
          <bdi>{by.type === 'key' ? t('changes.key', { name: by.name }) : by.name}</bdi>{' '}
          <TimeAgo at={at} />
        </p>
        {children}
      </header>
      <dl>
        {fields.map(each => (
          <FieldChange
            key={each.field}
            name={fieldName(t, each.field)}
            field={each}
            show={value => showValue(texts, each.field, value)}
          />
        ))}
      </dl>
    </li>
  )
}

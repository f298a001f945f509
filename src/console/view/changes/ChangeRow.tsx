import type { ReactNode } from 'react'
import type { SettingsChange } from '../../api'
import { TimeAgo } from '../TimeAgo'
import { useTexts } from '../context'
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
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldName(t, field)}</dt>
            {before === undefined ? (
              <dd>{t('changes.givenAnew')}</dd>
            ) : (
              <dd>
                <del>
                  <bdi>{showValue(texts, field, before)}</bdi>
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
                <ins>
                  <bdi>{showValue(texts, field, after)}</bdi>
                </ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </li>
  )
}

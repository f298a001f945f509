import type { ReactNode } from 'react'
import type { SettingsChange } from '../../api'
import { TimeAgo } from '../TimeAgo'
import { fieldName } from './field-name'
import { showValue } from './show-value'

const whoOf = ({ type, name }: SettingsChange['by']) => (type === 'key' ? `Key “${name}”` : name)

interface ChangeRowProps {
  change: SettingsChange
  /** Button that takes it back. */
  children: ReactNode
}

/** A change: who made it, when, and each field before and after. */
export const ChangeRow = ({ change: { by, at, fields }, children }: ChangeRowProps) => (
  <li>
    <header>
      <p>
        <bdi>{whoOf(by)}</bdi> <TimeAgo at={at} />
      </p>
      {children}
    </header>
    <dl>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          {before === undefined ? (
            <dd>given anew</dd>
          ) : (
            <dd>
              <del>
                <bdi>{showValue(field, before)}</bdi>
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins>
                <bdi>{showValue(field, after)}</bdi>
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  </li>
)

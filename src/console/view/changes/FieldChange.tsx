import type { SettingsChange } from '../../api'
import { useTexts } from '../context'

interface FieldChangeProps {
  name: string
  field: SettingsChange['fields'][number]
  /** Words for a value. */
  show(value: unknown): string
}

/** A field before and after a change; of a secret only that it was given anew. */
export function FieldChange({ name, field: { before, after }, show }: FieldChangeProps) {
  const { t } = useTexts()
  return (
    <div>
      <dt>{name}</dt>
      {before === undefined ? (
        <dd>{t('changes.givenAnew')}</dd>
      ) : (
        <dd>
          <del>
            <bdi>{show(before)}</bdi>
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
          <ins>
            <bdi>{show(after)}</bdi>
          </ins>
        </dd>
      )}
    </div>
  )
}

import type { Metadata } from '../../../protocol'
import { useTexts } from '../context'
import { Facts } from './Facts'
import { Fold } from './Fold'

interface FieldsFoldProps {
  title: string
  fields: Metadata
}

/** Shows fields of the business's own. */
export function FieldsFold({ title, fields }: FieldsFoldProps) {
  const { t } = useTexts()
  const facts = Object.entries(fields).map(
    ([name, value]) => [name, <bdi key={name}>{String(value)}</bdi>] as const
  )
  return (
    <Fold title={title}>
      {facts.length ? (
        <Facts facts={facts} />
      ) : (
        <p className="person-note">{t('person.noFields')}</p>
      )}
    </Fold>
  )
}

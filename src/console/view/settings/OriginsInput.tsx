import { RefusedOrigins } from '../integrations/RefusedOrigins'
import { useTexts } from '../context'
import { ListInput } from './ListInput'
import type { InputTies } from './field-ties'

/** Largest list that the server takes. */
const ORIGINS_MAX = 100

interface OriginsInputProps {
  ties: InputTies
  /** Null: pages of all origins. */
  value: string[] | null
  onValue: (value: string[] | null) => void
}

/** Choice between all sites and a list of them. */
export function OriginsInput({ ties, value, onValue }: OriginsInputProps) {
  const { t } = useTexts()
  return (
    <>
      <select
        id={ties.id}
        aria-describedby={ties['aria-describedby']}
        aria-label={t('inputs.originsWho')}
        value={value ? 'listed' : 'any'}
        onChange={event => onValue(event.currentTarget.value === 'any' ? null : [''])}
      >
        <option value="any">{t('inputs.originsAny')}</option>
        <option value="listed">{t('inputs.originsListed')}</option>
      </select>
      {value?.every(origin => !origin.trim()) && (
        <p className="notice-line" role="status">
          {t('inputs.originsEmpty')}
        </p>
      )}
      {value && (
        <ListInput
          ties={ties}
          entry="origin"
          type="text"
          values={value}
          max={ORIGINS_MAX}
          placeholder="https://www.example.com"
          onValues={onValue}
        />
      )}
      {value && <RefusedOrigins listed={value} max={ORIGINS_MAX} onValues={onValue} />}
    </>
  )
}

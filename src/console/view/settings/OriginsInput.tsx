import { RefusedOrigins } from '../integrations/RefusedOrigins'
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
export const OriginsInput = ({ ties, value, onValue }: OriginsInputProps) => (
  <>
    <select
      id={ties.id}
      aria-describedby={ties['aria-describedby']}
      aria-label="Who may show the messenger"
      value={value ? 'listed' : 'any'}
      onChange={event => onValue(event.currentTarget.value === 'any' ? null : [''])}
    >
      <option value="any">Any page</option>
      <option value="listed">Only pages of these origins</option>
    </select>
    {value?.every(origin => !origin.trim()) && (
      <p className="notice-line" role="status">
        With an empty list, no page shows the messenger.
      </p>
    )}
    {value && (
      <ListInput
        ties={ties}
        entryName="Origin"
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

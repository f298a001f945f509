import { useCallback, useRef } from 'react'
import { useWorkspace, useTexts } from '../context'
import { useNextFocus } from '../forms'
import { typeName } from '../integrations/type-name'
import { LoadProblem } from '../LoadProblem'
import { integrationName } from '../names'
import { useLoaded } from '../use-loaded'
import { MoveButtons } from './MoveButtons'
import { moveEntry } from './move-entry'
import type { InputTies } from './field-ties'
import { useKeptFocus } from './use-kept-focus'

/** Types that visitors cannot write in. */
const NO_CHANNELS = ['web', 'custom']

interface OrderInputProps {
  ties: InputTies
  /** Ids or types; null: all channels. */
  value: string[] | null
  onValue: (value: string[] | null) => void
}

/** Choice between all channels and some of them in an order. */
export function OrderInput({ ties, value, onValue }: OrderInputProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const keepFocus = useKeptFocus()
  const focusNext = useNextFocus()
  const select = useRef<HTMLSelectElement>(null)
  const addButtons = useRef<HTMLDivElement>(null)
  const load = useCallback(() => api.listIntegrations(), [api])
  const { value: integrations = [], hasFailed, retry } = useLoaded(load)
  const channels = integrations.filter(({ type }) => !NO_CHANNELS.includes(type))
  const nameOf = (entry: string) => {
    const channel = channels.find(({ id }) => id === entry)
    if (!channel) return typeName(t, entry)
    return typeName(t, channel.type) + t('common.comma') + integrationName(channel)
  }
  const unused = channels.filter(({ id }) => !value?.includes(id))

  return (
    <>
      <select
        id={ties.id}
        ref={select}
        aria-describedby={ties['aria-describedby']}
        aria-label={t('inputs.channelsWhich')}
        value={value ? 'some' : 'all'}
        onChange={event => onValue(event.currentTarget.value === 'all' ? null : [])}
      >
        <option value="all">{t('inputs.channelsAll')}</option>
        <option value="some">{t('inputs.channelsSome')}</option>
      </select>
      {value && value.length === 0 && <p className="field-hint">{t('inputs.channelsNone')}</p>}
      {value && value.length > 0 && (
        <ol className="entries">
          {value.map((entry, index) => (
            <li key={entry}>
              <bdi>{nameOf(entry)}</bdi>
              <MoveButtons
                name={nameOf(entry)}
                index={index}
                count={value.length}
                onMove={to => {
                  keepFocus()
                  onValue(moveEntry(value, index, to))
                }}
                onRemove={() => {
                  onValue(value.toSpliced(index, 1))
                  select.current?.focus()
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {value && hasFailed && <LoadProblem text={t('inputs.channelsFailed')} onRetry={retry} />}
      {value && unused.length > 0 && (
        <div className="actions" ref={addButtons}>
          {unused.map(({ id }) => (
            <button
              className="button"
              type="button"
              key={id}
              onClick={() => {
                focusNext(() => addButtons.current?.querySelector('button') ?? select.current)
                onValue([...value, id])
              }}
            >
              {t('inputs.addChannel', { name: nameOf(id) })}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

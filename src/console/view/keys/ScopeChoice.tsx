import { useId } from 'react'
import type { Integration } from '../../api'
import { useTexts } from '../context'
import { integrationName } from '../names'

interface ScopeChoiceProps {
  /** Custom integrations to choose from. */
  programs: Integration[]
  /** Id of the one that is chosen; undefined: the whole app is. */
  programId: string | undefined
  onChoose: (programId: string | undefined) => void
}

/** Choice of what a key reaches: the whole app, or what a custom integration may use. */
export function ScopeChoice({ programs, programId, onChoose }: ScopeChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  const first = programs[0]
  const isOfProgram = programId !== undefined

  return (
    <fieldset className="ways">
      <legend>{t('keys.scope')}</legend>
      <div className="way">
        <label>
          <input
            type="radio"
            name={id}
            checked={!isOfProgram}
            aria-describedby={`${id}-app`}
            onChange={() => onChoose(undefined)}
          />
          {t('keys.app')}
        </label>
        <p className="field-hint" id={`${id}-app`}>
          {t('keys.appHint')}
        </p>
      </div>
      <div className="way">
        <label>
          <input
            type="radio"
            name={id}
            checked={isOfProgram}
            disabled={!first}
            aria-describedby={`${id}-program`}
            onChange={() => onChoose(first?.id)}
          />
          {t('keys.program')}
        </label>
        <p className="field-hint" id={`${id}-program`}>
          {t('keys.programHint')} {!first && t('keys.noProgram')}
        </p>
        {isOfProgram && (
          <select
            aria-label={t('screens.connect-custom')}
            value={programId}
            onChange={event => onChoose(event.currentTarget.value)}
          >
            {programs.map(program => (
              <option key={program.id} value={program.id}>
                {integrationName(program)}
              </option>
            ))}
          </select>
        )}
      </div>
    </fieldset>
  )
}

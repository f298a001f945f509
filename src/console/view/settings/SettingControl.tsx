import { STARTERS_MAX } from '../../../protocol'
import {
  colorWithout,
  type OwnTexts,
  type QuestionDraft,
  SETTING_KINDS,
  type SettingInput,
  type SettingInputs
} from '../../model'
import { useTexts } from '../context'
import { PictureInput } from '../pictures'
import { ColorInput } from './ColorInput'
import type { FieldPath, FieldText } from './fields'
import { ListInput } from './ListInput'
import { OrderInput } from './OrderInput'
import { OriginsInput } from './OriginsInput'
import type { MessengerLanguage } from './messenger-languages'
import { OwnTextsInput } from './own-texts'
import { QuestionsInput } from './QuestionsInput'
import { SettingField, SettingGroup } from './SettingField'
import type { SettingProblem } from './setting-problems'
import { SwitchField } from './SwitchField'

interface SettingControlProps {
  path: FieldPath
  text: FieldText
  inputs: SettingInputs
  problem: SettingProblem
  /** Language of the texts that are edited. */
  locale: MessengerLanguage
  onLocale: (locale: MessengerLanguage) => void
  /** Called when something in it gets the focus. */
  onFocus: () => void
  onInput: (path: FieldPath, input: SettingInput) => void
}

/** The form field of one setting, as its kind needs it. */
export function SettingControl(props: SettingControlProps) {
  const { path, text, inputs, problem, locale, onLocale, onFocus, onInput } = props
  const { t } = useTexts()
  const kind = SETTING_KINDS[path]
  const value = inputs[path]
  const onValue = (next: SettingInput) => onInput(path, next)
  const { label, hint, placeholder, choices = {} } = text
  const field = { label, hint, problem: problem.text, onFocus }
  const list = value as string[] | null

  if (typeof kind !== 'string') {
    return (
      <SettingField {...field}>
        {ties => (
          <select
            {...ties}
            value={String(value)}
            onChange={event => onValue(event.currentTarget.value)}
          >
            {kind.map(choice => (
              <option key={choice} value={choice}>
                {choices[choice] ?? choice}
              </option>
            ))}
          </select>
        )}
      </SettingField>
    )
  }
  switch (kind) {
    case 'boolean':
      return <SwitchField {...field} isOn={value === true} onValue={onValue} />
    case 'color': {
      const brand = String(inputs.brandColor)
      const drawn = colorWithout(path, brand)
      return (
        <SettingField {...field}>
          {ties => (
            <ColorInput
              ties={ties}
              label={label}
              value={String(value)}
              fallback={drawn}
              placeholder={drawn === brand ? t('inputs.asBrandColor') : drawn}
              onValue={onValue}
            />
          )}
        </SettingField>
      )
    }
    case 'starters':
      return (
        <SettingGroup {...field}>
          {ties => (
            <ListInput
              ties={ties}
              entry="message"
              type="text"
              values={list ?? []}
              max={STARTERS_MAX}
              onValues={onValue}
            />
          )}
        </SettingGroup>
      )
    case 'origins':
      return (
        <SettingGroup {...field}>
          {ties => <OriginsInput ties={ties} value={list} onValue={onValue} />}
        </SettingGroup>
      )
    case 'strings':
      return (
        <SettingGroup {...field}>
          {ties => <OrderInput ties={ties} value={list} onValue={onValue} />}
        </SettingGroup>
      )
    case 'formFields':
      return (
        <SettingGroup
          {...field}
          problem={problem.parts.some(({ place }) => place) ? '' : problem.text}
        >
          {ties => (
            <QuestionsInput
              ties={ties}
              value={value as QuestionDraft[] | null}
              problems={problem.parts}
              onValue={onValue}
            />
          )}
        </SettingGroup>
      )
    case 'textsByLanguage':
      return (
        <SettingGroup
          {...field}
          problem={
            problem.parts.some(({ place }) => place.startsWith(`${locale}.`)) ? '' : problem.text
          }
        >
          {() => (
            <OwnTextsInput
              value={value as OwnTexts}
              language={locale}
              problems={problem.parts}
              onLanguage={onLocale}
              onValue={onValue}
            />
          )}
        </SettingGroup>
      )
    case 'url':
      return (
        <SettingField {...field}>
          {ties => (
            <PictureInput
              label={label}
              use={path === 'backgroundImageUrl' ? 'background' : 'icon'}
              value={String(value)}
              onValue={onValue}
            >
              <input
                {...ties}
                type="url"
                autoComplete="off"
                value={String(value)}
                placeholder={placeholder}
                onChange={event => onValue(event.currentTarget.value)}
              />
            </PictureInput>
          )}
        </SettingField>
      )
    case 'name':
    case 'string':
      return (
        <SettingField {...field}>
          {ties => (
            <input
              {...ties}
              type="text"
              autoComplete="off"
              value={String(value)}
              placeholder={placeholder}
              onChange={event => onValue(event.currentTarget.value)}
            />
          )}
        </SettingField>
      )
    case 'length':
      return (
        <SettingField {...field}>
          {ties => (
            <span className="length">
              <input
                {...ties}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={String(value)}
                onChange={event => onValue(event.currentTarget.value.trim())}
              />{' '}
              {t('inputs.pixels')}
            </span>
          )}
        </SettingField>
      )
    case 'number':
    case 'texts':
      throw new Error(`No form field for a setting of the kind ${kind}.`)
  }
}

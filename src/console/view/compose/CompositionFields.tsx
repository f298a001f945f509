import type { ReactNode } from 'react'
import { type Composition, MESSAGE_BUTTONS } from '../../model'
import { useTexts } from '../context'
import { PartField } from '../settings/PartField'
import { ButtonsEditor } from './ButtonsEditor'
import { FormattedTextPart } from './FormattedTextPart'
import { FormEditor } from './FormEditor'
import { ItemsEditor } from './ItemsEditor'
import { type ProblemAt } from './problems'
import { TextPart } from './TextPart'

interface CompositionFieldsProps {
  composition: Composition
  problems: { place: string; text: string }[]
  onChange: (change: Partial<Composition>) => void
}

type TextName = 'mediaUrl' | 'altText' | 'lat' | 'long' | 'name' | 'address'

/** Fields of a message, by its kind. */
export function CompositionFields({ composition, problems, onChange }: CompositionFieldsProps) {
  const { t } = useTexts()
  const problemAt: ProblemAt = place => problems.find(each => each.place === place)?.text ?? ''
  const field = (
    name: TextName,
    more: {
      hint?: string
      placeholder?: string
      inputMode?: 'decimal' | 'url'
      autoFocus?: true
    } = {}
  ) => (
    <PartField
      {...more}
      label={t(`compose.${name}`)}
      value={composition[name]}
      problem={problemAt(name)}
      onValue={value => onChange({ [name]: value })}
    />
  )
  const textProps = {
    label: t('replies.text'),
    value: composition.text,
    problem: problemAt('text'),
    autoFocus: composition.kind !== 'picture',
    onValue: (text: string) => onChange({ text })
  }
  const text = <TextPart {...textProps} />
  const buttons = (
    <ButtonsEditor
      buttons={composition.buttons}
      types={MESSAGE_BUTTONS}
      problemAt={problemAt}
      onButtons={buttons => onChange({ buttons })}
    />
  )

  const byKind: Record<Composition['kind'], () => ReactNode> = {
    formatted: () => <FormattedTextPart {...textProps} />,
    buttons: () => (
      <>
        {text}
        {buttons}
      </>
    ),
    picture: () => (
      <>
        {field('mediaUrl', { placeholder: 'https://', inputMode: 'url', autoFocus: true })}
        {field('altText', { hint: t('compose.altTextHint') })}
        {text}
        {buttons}
      </>
    ),
    location: () => (
      <div className="parts">
        {field('lat', { placeholder: '52.5163', inputMode: 'decimal', autoFocus: true })}
        {field('long', { placeholder: '13.3777', inputMode: 'decimal' })}
        {field('name')}
        {field('address')}
      </div>
    ),
    carousel: () => (
      <ItemsEditor
        items={composition.items}
        problemAt={problemAt}
        onItems={items => onChange({ items })}
      />
    ),
    list: () => byKind.carousel(),
    form: () => (
      <>
        {text}
        <FormEditor
          fields={composition.fields}
          problems={problems.flatMap(({ place, text }) =>
            place.startsWith('fields') ? [{ place: place.slice('fields.'.length), text }] : []
          )}
          onFields={fields => onChange({ fields })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={composition.isBlocking}
            onChange={event => onChange({ isBlocking: event.currentTarget.checked })}
          />
          {t('compose.isBlocking')}
        </label>
      </>
    )
  }
  return byKind[composition.kind]()
}

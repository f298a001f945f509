import type { TextGroup } from '../../../model'
import { useTexts } from '../../context'
import type { PlaceProblem } from '../setting-problems'
import type { MessengerLanguage } from '../messenger-languages'
import { OwnTextField } from './OwnTextField'

interface TextGroupFieldsProps {
  group: TextGroup
  /** Keys of the group that are shown. */
  keys: string[]
  /** Whether all are shown without being asked for. */
  isOpen: boolean
  language: MessengerLanguage
  originals: Record<string, string>
  /** Own texts in the language. */
  texts: Record<string, string>
  problems: PlaceProblem[]
  onText: (key: string, text: string) => void
}

/** Fields of the texts in one part of the messenger. */
export function TextGroupFields(props: TextGroupFieldsProps) {
  const { group, keys, isOpen, language, originals, texts, problems, onText } = props
  const { t } = useTexts()
  const count = keys.filter(key => texts[key]).length
  return (
    <details className="text-group" open={isOpen}>
      <summary>
        {t(`textGroups.${group}`)} <span className="count">{t('ownTexts.count', { count })}</span>
      </summary>
      {keys.map(key => (
        <OwnTextField
          key={key}
          textKey={key}
          language={language}
          original={originals[key]}
          value={texts[key] ?? ''}
          problem={problems.find(({ place }) => place === `${language}.${key}`)?.text ?? ''}
          onValue={text => onText(key, text)}
        />
      ))}
    </details>
  )
}

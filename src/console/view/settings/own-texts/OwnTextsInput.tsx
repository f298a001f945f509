import { useCallback, useState } from 'react'
import { type OwnTexts, TEXT_GROUPS, textKeysIn, withText } from '../../../model'
import { useConsole, useTexts } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { useLoaded } from '../../use-loaded'
import { LanguageSelect } from '../LanguageSelect'
import type { MessengerLanguage } from '../messenger-languages'
import type { PlaceProblem } from '../setting-problems'
import { findTexts } from './find-texts'
import { TextGroupFields } from './TextGroupFields'

const NONE: Record<string, string> = {}

interface OwnTextsInputProps {
  value: OwnTexts
  /** Language whose texts are edited, in the preview too. */
  language: MessengerLanguage
  problems: PlaceProblem[]
  onLanguage: (language: MessengerLanguage) => void
  onValue: (value: OwnTexts) => void
}

/** Fields of all texts of the messenger, in one language at a time. */
export function OwnTextsInput(props: OwnTextsInputProps) {
  const { value, language, problems, onLanguage, onValue } = props
  const { loadOriginals } = useConsole()
  const { t } = useTexts()
  // With the texts as they were then: a field stays while it is edited.
  const [{ query, searched }, setSearch] = useState({ query: '', searched: NONE })
  const load = useCallback(() => loadOriginals(language), [loadOriginals, language])
  const { value: originals, hasFailed, retry } = useLoaded(load)
  const texts = value[language] ?? NONE
  const found = originals && findTexts(query, originals, searched)

  return (
    <>
      <div className="own-texts-search">
        <LanguageSelect label={t('ownTexts.language')} value={language} onValue={onLanguage} />
        <input
          type="search"
          aria-label={t('ownTexts.search')}
          placeholder={t('ownTexts.search')}
          value={query}
          onChange={event => setSearch({ query: event.currentTarget.value, searched: texts })}
          onKeyDown={event => {
            // Does not save.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      <p className="quiet-note" role="status">
        {!originals && !hasFailed && t('common.loading')}
        {found?.length === 0 && t('ownTexts.none')}
        {query !== '' && found?.length ? t('ownTexts.found', { count: found.length }) : ''}
      </p>
      {hasFailed && <LoadProblem text={t('ownTexts.failed')} onRetry={retry} />}
      {originals &&
        TEXT_GROUPS.map(group => {
          const keys = textKeysIn(group).filter(key => found?.includes(key))
          const isWrong = keys.some(key => problems.some(({ place }) => place.endsWith(`.${key}`)))
          return (
            keys.length > 0 && (
              <TextGroupFields
                key={`${group} ${query !== '' || isWrong}`}
                group={group}
                keys={keys}
                isOpen={query !== '' || isWrong}
                language={language}
                originals={originals}
                texts={texts}
                problems={problems}
                onText={(key, text) => onValue(withText(value, language, key, text))}
              />
            )
          )
        })}
    </>
  )
}

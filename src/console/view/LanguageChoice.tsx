import { useValue } from '../../ui'
import { useTexts } from './context'
import { PARTS, usePart } from './parts'
import { nameOfLanguage } from './use-language'

/** Name of the language in the place of its menu, until that is loaded. */
function AwaitedMenu() {
  const { t, language } = useTexts()
  const { state, retry } = usePart(PARTS.languages)
  const name = t('bar.language', { language: nameOfLanguage(language) })

  if (state === 'loading') {
    return (
      <span className="button quiet" aria-hidden="true">
        {name}
      </span>
    )
  }
  return (
    <>
      <p className="problem" role="alert">
        {t('bar.languageFailed')}
      </p>
      <button className="button quiet" type="button" onClick={retry}>
        {t('common.tryAgain')}
      </button>
    </>
  )
}

/** Menu of the languages, for those who are not signed in; nothing waits for it. */
export function LanguageChoice() {
  const content = useValue(PARTS.languages.$content)
  return content ? <content.LanguageMenu /> : <AwaitedMenu />
}

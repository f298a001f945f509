import { useConsole, useTexts } from '../context'
import { LanguageChoice } from '../LanguageChoice'
import { Phrase } from '../Phrase'
import { useTitle } from '../use-title'

/** Beginning of the line that the start of the server prints. */
const PRINTED_LINE = 'Set up'

/** Says where the address stands that makes the first account, and never the address itself. */
export function NotSetUp() {
  const { session } = useConsole()
  const { t } = useTexts()
  useTitle(t('setUp.document'))
  return (
    <main className="sign-in">
      <div className="card">
        <h1>{t('setUp.awaitedTitle')}</h1>
        <p>{t('setUp.awaited')}</p>
        <p>
          <Phrase
            text="setUp.awaitedWhere"
            values={{
              line: (
                <code dir="ltr" lang="en">
                  {PRINTED_LINE}
                </code>
              )
            }}
          />
        </p>
        <p>{t('setUp.awaitedLost')}</p>
        <button className="button" type="button" onClick={() => void session.restore()}>
          {t('common.tryAgain')}
        </button>
        <LanguageChoice />
      </div>
    </main>
  )
}

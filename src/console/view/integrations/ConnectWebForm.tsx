import { useEffect, useRef, useState } from 'react'
import type { Integration } from '../../api'
import { useWorkspace, useTexts } from '../context'
import { useSubmit } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { integrationName } from '../names'
import { ConnectEnd } from './ConnectEnd'
import { NameField } from './NameField'
import { ScreenHeading } from './ScreenHeading'
import { type Way, WayChoice } from './WayChoice'
import { WaySnippets } from './WaySnippets'

/** Waits for the end of a press: a problem that comes or goes moves what is pressed, and the click is lost. */
const afterPress = (call: () => void) => {
  if (document.querySelector(':active')) addEventListener('mouseup', call, { once: true })
  else call()
}

interface ConnectWebFormProps {
  /** Undefined until it is made. */
  integration: Integration | undefined
  onMade: (integration: Integration) => void
  /** Called at the end, with a message for the list. */
  onDone: (message: string) => void
}

/** Steps from the name of a web integration to its snippets. It is made as soon as name and way are given. */
export function ConnectWebForm({ integration, onMade, onDone }: ConnectWebFormProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState(integration?.displayName ?? '')
  const [way, setWay] = useState<Way>()
  const [isNameMissing, setNameMissing] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const making = useSubmit(async () => onMade(await api.createWebIntegration(name.trim())))
  const saving = useSubmit(async () => {
    if (!integration) return
    const saved = await api.renameIntegration(integration.id, name.trim())
    onDone(t('integrations.saved', { name: integrationName(saved) }))
  })
  const refusal = saving.fieldProblem
  useEffect(() => {
    // The field may be out of sight.
    if (refusal) nameField.current?.focus()
  }, [refusal])

  function changeName(next: string) {
    setName(next)
    setNameMissing(false)
  }
  function make() {
    if (integration) return
    if (name.trim()) return making.submit()
    setNameMissing(true)
    nameField.current?.focus()
  }
  function choose(next: Way) {
    setWay(next)
    make()
  }

  return (
    <main className="page">
      <header className="window-head">
        <ScreenHeading>{t('screens.connect-web')}</ScreenHeading>
        <button className="button" type="button" onClick={() => onDone('')}>
          {t('common.close')}
        </button>
      </header>
      <ol className="steps">
        <li>
          <form
            onSubmit={event => {
              event.preventDefault()
              if (way) make()
            }}
          >
            <NameField
              value={name}
              onValue={changeName}
              onBlur={() => {
                if (way && name.trim()) afterPress(make)
              }}
              problem={isNameMissing ? t('connect.nameFirst') : making.fieldProblem || refusal}
              inputRef={nameField}
            />
          </form>
        </li>
        <li>
          <WayChoice way={way} onChoose={choose} />
        </li>
        <li>
          <h2>{t('connect.copySnippets')}</h2>
          {integration && way && <WaySnippets way={way} integrationId={integration.id} />}
          {!(integration && way) && (
            <p className="field-hint" role="status">
              {t(making.isBusy ? 'connect.making' : 'connect.needs')}
            </p>
          )}
          {making.formProblem && <LoadProblem text={making.formProblem} onRetry={make} />}
        </li>
        <li>
          <ConnectEnd
            integrationId={way && integration?.id}
            isSaving={saving.isBusy}
            problem={saving.formProblem}
            onSave={saving.submit}
          />
        </li>
      </ol>
    </main>
  )
}

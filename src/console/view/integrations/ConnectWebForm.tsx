import { useEffect, useRef, useState } from 'react'
import type { Integration } from '../../api'
import { useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { LoadProblem } from '../LoadProblem'
import { integrationName } from '../names'
import { ConnectEnd } from './ConnectEnd'
import { NameField } from './NameField'
import { ScreenHeading } from './ScreenHeading'
import { type Way, WayChoice } from './WayChoice'
import { WaySnippets } from './WaySnippets'

const NAME_FIRST = 'Give it a name first.'

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
  const [name, setName] = useState(integration?.displayName ?? '')
  const [way, setWay] = useState<Way>()
  const [isNameMissing, setNameMissing] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const making = useSubmit(async () => onMade(await api.createWebIntegration(name.trim())))
  const saving = useSubmit(async () => {
    if (!integration) return
    const saved = await api.renameIntegration(integration.id, name.trim())
    onDone(`“${integrationName(saved)}” is saved.`)
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
        <ScreenHeading>Web Messenger</ScreenHeading>
        <button className="button" type="button" onClick={() => onDone('')}>
          Close
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
                if (way && name.trim()) make()
              }}
              problem={isNameMissing ? NAME_FIRST : making.fieldProblem || refusal}
              inputRef={nameField}
            />
          </form>
        </li>
        <li>
          <WayChoice way={way} onChoose={choose} />
        </li>
        <li>
          <h2>Copy the snippets</h2>
          {integration && way && <WaySnippets way={way} integrationId={integration.id} />}
          {!(integration && way) && (
            <p className="field-hint" role="status">
              {making.isBusy ? 'Making the integration…' : 'They need a name and a way.'}
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

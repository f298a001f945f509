import { useRef, useState } from 'react'
import { BodyEnd } from './BodyEnd'
import { useTexts } from './context'
import { InstallSnippets } from './InstallSnippets'
import { Phrase } from './Phrase'
import { FirstSteps } from './set-up/FirstSteps'

/** Instructions for those who set the app up, until the first visitor writes. */
export function SetUpInbox() {
  const { t } = useTexts()
  const [chosenId, setChosenId] = useState<string>()
  const snippets = useRef<HTMLHeadingElement>(null)

  function showSnippets() {
    snippets.current?.scrollIntoView()
    snippets.current?.focus({ preventScroll: true })
  }
  return (
    <main className="install">
      <h1>{t('inbox.noneTitle')}</h1>
      <p>
        <Phrase text="inbox.none" values={{ tag: <BodyEnd /> }} />
      </p>
      <FirstSteps onShowSnippets={showSnippets} />
      <h2 ref={snippets} tabIndex={-1}>
        {t('install.title')}
      </h2>
      <InstallSnippets chosenId={chosenId} onChoose={setChosenId} />
    </main>
  )
}

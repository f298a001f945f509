import { useRef, useState } from 'react'
import { Phrase } from './Phrase'
import { useTexts } from './context'
import { InstallSnippets } from './InstallSnippets'
import { BodyEnd } from './BodyEnd'
import { FirstSteps } from './set-up'

/** Instructions until the first visitor writes. */
export function EmptyInbox() {
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

import { useState } from 'react'
import { Phrase } from './Phrase'
import { useTexts } from './context'
import { InstallSnippets } from './InstallSnippets'
import { BodyEnd } from './BodyEnd'
import { FirstSteps } from './set-up'

/** Instructions until the first visitor writes. */
export function EmptyInbox() {
  const { t } = useTexts()
  const [chosenId, setChosenId] = useState<string>()
  return (
    <main className="install">
      <h1>{t('inbox.noneTitle')}</h1>
      <p>
        <Phrase text="inbox.none" values={{ tag: <BodyEnd /> }} />
      </p>
      <FirstSteps />
      <InstallSnippets chosenId={chosenId} onChoose={setChosenId} />
    </main>
  )
}

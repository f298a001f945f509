import { useState } from 'react'
import { InstallSnippets } from './InstallSnippets'
import { FirstSteps } from './set-up'

/** Instructions until the first visitor writes. */
export function EmptyInbox() {
  const [chosenId, setChosenId] = useState<string>()
  return (
    <main className="install">
      <h1>No conversations yet</h1>
      <p>
        They appear here as soon as a visitor writes. Put one of these before{' '}
        <code>&lt;/body&gt;</code> in a page of yours, and write the first message yourself.
      </p>
      <FirstSteps />
      <InstallSnippets chosenId={chosenId} onChoose={setChosenId} />
    </main>
  )
}

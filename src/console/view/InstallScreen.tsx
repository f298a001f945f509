import { useConsole, useWorkspace } from './context'
import { InstallSnippets } from './InstallSnippets'

/** Instructions to install the messenger on a site. */
export function InstallScreen({ integrationId }: { integrationId: string | undefined }) {
  const { go } = useConsole()
  const { app } = useWorkspace()
  return (
    <main className="install">
      <h1>Put the messenger on your site</h1>
      <p>
        Paste one of these before <code>&lt;/body&gt;</code> on each page that shall have it.
        Nothing is stored in a visitor’s browser before they write or sign in.
      </p>
      <InstallSnippets
        chosenId={integrationId}
        onChoose={id => go({ appId: app.id, screen: 'install', integrationId: id })}
      />
    </main>
  )
}

import { Phrase } from './Phrase'
import { useConsole, useWorkspace, useTexts } from './context'
import { BodyEnd } from './BodyEnd'
import { InstallSnippets } from './InstallSnippets'

/** Instructions to install the messenger on a site. */
export function InstallScreen({ integrationId }: { integrationId: string | undefined }) {
  const { go } = useConsole()
  const { t } = useTexts()
  const { app } = useWorkspace()
  return (
    <main className="install">
      <h1>{t('install.title')}</h1>
      <p>
        <Phrase text="install.lead" values={{ tag: <BodyEnd /> }} />
      </p>
      <InstallSnippets
        chosenId={integrationId}
        onChoose={id => go({ appId: app.id, screen: 'install', integrationId: id })}
      />
    </main>
  )
}

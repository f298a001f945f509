import { BodyEnd } from '../BodyEnd'
import { NpmBoxes } from '../NpmBoxes'
import { SnippetBox } from '../SnippetBox'
import { useTexts } from '../context'
import { Phrase } from '../Phrase'
import type { Way } from './WayChoice'

/** Code of an integration, to paste into pages. */
export function WaySnippets({ way, integrationId }: { way: Way; integrationId: string }) {
  const { t } = useTexts()
  return (
    <div className="snippets">
      {way === 'script' && (
        <p>
          <Phrase text="connect.paste" values={{ tag: <BodyEnd /> }} />
        </p>
      )}
      {way === 'script' ? (
        <SnippetBox integrationId={integrationId} />
      ) : (
        <NpmBoxes integrationId={integrationId} />
      )}
      <p className="notice-line">
        <Phrase
          text="connect.closing"
          values={{ install: <strong>{t('screens.install')}</strong> }}
        />
      </p>
    </div>
  )
}

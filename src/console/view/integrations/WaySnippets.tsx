import { NpmBoxes } from '../NpmBoxes'
import { SnippetBox } from '../SnippetBox'
import type { Way } from './WayChoice'

/** Code of an integration, to paste into pages. */
export const WaySnippets = ({ way, integrationId }: { way: Way; integrationId: string }) => (
  <div className="snippets">
    {way === 'script' && (
      <p>
        Paste it before <code>&lt;/body&gt;</code> on each page that shall have the messenger.
      </p>
    )}
    {way === 'script' ? (
      <SnippetBox integrationId={integrationId} />
    ) : (
      <NpmBoxes integrationId={integrationId} />
    )}
    <p className="notice-line">
      Closing this window takes the snippets away. <strong>Install</strong> shows them again.
    </p>
  </div>
)

import { CopyBox } from './CopyBox'
import { NPM_COMMAND, npmModule } from './snippets'

/** Command and code that bring an integration into the bundle of a page. */
export const NpmBoxes = ({ integrationId }: { integrationId: string }) => (
  <>
    <CopyBox label="npm package" text={NPM_COMMAND}>
      For pages that are built with a bundler.
    </CopyBox>
    <CopyBox label="Module" text={npmModule(window.location.origin, integrationId)}>
      Goes into a module that each page loads.
    </CopyBox>
  </>
)

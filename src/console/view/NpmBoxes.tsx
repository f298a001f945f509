import { useTexts } from './context'
import { CopyBox } from './CopyBox'
import { NPM_COMMAND, npmModule } from './snippets'

/** Command and code that bring an integration into the bundle of a page. */
export function NpmBoxes({ integrationId }: { integrationId: string }) {
  const { t } = useTexts()
  return (
    <>
      <CopyBox label={t('install.npm')} text={NPM_COMMAND}>
        {t('install.npmHint')}
      </CopyBox>
      <CopyBox label={t('install.module')} text={npmModule(window.location.origin, integrationId)}>
        {t('install.moduleHint')}
      </CopyBox>
    </>
  )
}

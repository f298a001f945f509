import { ignoreGone, type App } from '../../api'
import { useConsole, useTexts } from '../context'
import { DeleteByName } from '../forms'

/** Form that deletes an app, once its name is typed. */
export function DeleteAppForm({ app: { id, displayName } }: { app: App }) {
  const { session, forgetApp } = useConsole()
  const { t } = useTexts()
  const deleteApp = async () => {
    // An earlier try has deleted it, or somebody else has.
    await session.api.deleteApp(id).catch(ignoreGone)
    forgetApp(id, t('deletion.done', { name: displayName }))
  }

  return (
    <DeleteByName
      title={t('apps.deleteTitle')}
      action={t('apps.delete')}
      name={displayName}
      onDelete={deleteApp}
    >
      {t('apps.deletion')}
    </DeleteByName>
  )
}

import type { Integration } from '../../api'
import { useWorkspace, useTexts } from '../context'
import { DeleteByName } from '../forms'
import { integrationName } from '../names'

interface DeleteFormProps {
  integration: Integration
  onDeleted: () => void
}

/** Form that deletes an integration, once its name is typed. */
export function DeleteForm({ integration, onDeleted }: DeleteFormProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const deleteIntegration = async () => {
    await api.deleteIntegration(integration.id)
    onDeleted()
  }

  return (
    <DeleteByName
      title={t('integrations.deleteTitle')}
      action={t('integrations.delete')}
      name={integrationName(integration)}
      onDelete={deleteIntegration}
    >
      {t(integration.type === 'web' ? 'integrations.webDeletion' : 'integrations.deletion')}
    </DeleteByName>
  )
}

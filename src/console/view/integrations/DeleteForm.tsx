import type { Integration } from '../../api'
import { isChannelType } from '../../model'
import type { PlainKey } from '../../texts'
import { useWorkspace, useTexts } from '../context'
import { DeleteByName } from '../forms'
import { integrationName } from '../names'

/** Says what goes with an integration, by its type. */
const GOES_TOO: Partial<Record<string, PlainKey>> = {
  web: 'integrations.webDeletion',
  custom: 'webhooks.integrationDeletion'
}

const goesWith = ({ type }: Integration): PlainKey =>
  isChannelType(type) ? 'channels.deletion' : (GOES_TOO[type] ?? 'integrations.deletion')

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
      {t(goesWith(integration))}
    </DeleteByName>
  )
}

import type { Integration } from '../../api'
import { useWorkspace } from '../context'
import { DeleteByName } from '../forms'
import { integrationName } from '../names'

interface DeleteFormProps {
  integration: Integration
  onDeleted: () => void
}

/** Form that deletes an integration, once its name is typed. */
export function DeleteForm({ integration, onDeleted }: DeleteFormProps) {
  const { api } = useWorkspace()
  const deleteIntegration = async () => {
    await api.deleteIntegration(integration.id)
    onDeleted()
  }

  return (
    <DeleteByName
      title="Delete this integration"
      action="Delete integration"
      name={integrationName(integration)}
      onDelete={deleteIntegration}
    >
      This cannot be undone.{' '}
      {integration.type === 'web' && 'Pages with its snippets show no messenger any more. '}
      Conversations stay in the inbox.
    </DeleteByName>
  )
}

import { useState } from 'react'
import type { Integration } from '../../api'
import { useWorkspace, useTexts } from '../context'
import { useSubmit } from '../forms'
import { NameField } from './NameField'

interface RenameFormProps {
  integration: Integration
  onRenamed: (integration: Integration) => void
}

/** Form for another name. */
export function RenameForm({ integration, onRenamed }: RenameFormProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState(integration.displayName ?? '')
  const [isSaved, setSaved] = useState(false)
  const saving = useSubmit(async () => {
    const renamed = await api.renameIntegration(integration.id, name.trim())
    onRenamed(renamed)
    setSaved(true)
  })

  function change(next: string) {
    setName(next)
    setSaved(false)
  }
  return (
    <form onSubmit={saving.onSubmit}>
      <NameField
        value={name}
        onValue={change}
        hint={integration.type === 'custom' ? 'webhooks.nameHint' : 'integrations.nameHint'}
        problem={saving.fieldProblem}
      />
      <p className="problem" role="alert">
        {saving.formProblem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('common.saveChanges')}
        </button>
        <span role="status">{isSaved && t('integrations.renamed')}</span>
      </div>
    </form>
  )
}

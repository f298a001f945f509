import { useTexts } from '../context'
import { useApps } from '../use-app'

interface AppChoiceProps {
  /** Ids of the apps that are chosen. */
  chosen: readonly string[]
  onChoose: (appIds: string[]) => void
}

/** Choice of the apps that an agent belongs to. */
export function AppChoice({ chosen, onChoose }: AppChoiceProps) {
  const { t } = useTexts()
  const without = (id: string) => chosen.filter(each => each !== id)
  return (
    <fieldset className="app-choice">
      <legend>{t('team.agentApps')}</legend>
      {useApps().map(({ id, displayName }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...without(id), id] : without(id))
            }
          />
          <bdi>{displayName}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

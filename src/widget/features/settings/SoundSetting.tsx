import { useState } from 'react'
import type { ClientStorage } from '../../../client'
import { SILENT_KEY, useMessengerContext } from '../../core'

/** Turns the sound of new messages off and on, in this browser. */
export function SoundSetting({ storage }: { storage: ClientStorage }) {
  const { translate } = useMessengerContext()
  const [isSilent, setIsSilent] = useState(!!storage.get(SILENT_KEY))
  return (
    <label className="setting">
      {translate('settingsSound')}
      <input
        type="checkbox"
        role="switch"
        checked={!isSilent}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) storage.remove(SILENT_KEY)
          else storage.set(SILENT_KEY, 'yes')
          setIsSilent(!checked)
        }}
      />
    </label>
  )
}

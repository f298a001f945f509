import { useState } from 'react'
import { ignoreGone } from '../../api'
import { useConsole, useTexts, useWorkspace } from '../context'
import { DeleteByName } from '../forms'
import { type Erasure, ErasureChoice } from './ErasureChoice'

interface ErasePersonProps {
  userId: string
  name: string
  /** Called when the personal data are gone. */
  onErased: () => void
  /** Called when the person is gone, on another screen. */
  onDeleted: () => void
}

/** Form that erases the data of a person, or all of them, once their name is typed. */
export function ErasePerson({ userId, name, onErased, onDeleted }: ErasePersonProps) {
  const { replace, tell } = useConsole()
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const [erasure, setErasure] = useState<Erasure>('delete')

  async function erase() {
    if (erasure === 'erase') {
      await api.erasePerson(userId)
      onErased()
      tell(t('privacy.erased'))
      return
    }
    // An earlier try has deleted them, or somebody else has.
    await api.deletePerson(userId).catch(ignoreGone)
    onDeleted()
    replace({ appId: app.id, screen: 'privacy' }, t('privacy.deleted'))
  }

  return (
    <DeleteByName
      title={t('privacy.eraseTitle')}
      action={t(`privacy.${erasure}`)}
      name={name}
      label="privacy.typeName"
      onDelete={erase}
      choice={<ErasureChoice erasure={erasure} onChoose={setErasure} />}
    >
      {t('privacy.eraseText')}
    </DeleteByName>
  )
}

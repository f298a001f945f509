import { useId } from 'react'
import type { ChannelType } from '../../model'
import { useTexts } from '../context'
import { CopyBox } from '../CopyBox'

interface AddressPanelProps {
  type: ChannelType
  /** Id of the integration. */
  id: string
}

/** Address to which the outside service sends what happens there, and what is left to do there. */
export function AddressPanel({ type, id }: AddressPanelProps) {
  const { t } = useTexts()
  const headingId = useId()
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('channels.atService')}</h2>
      <p>{t(`channels.left.${type}`)}</p>
      <CopyBox label={t('channels.address')} text={`${location.origin}/channels/${id}`}>
        {t('channels.addressHint')}
      </CopyBox>
    </section>
  )
}

import { useRef, useState, type FormEvent } from 'react'
import type { Channel } from '../../../protocol'
import { useMessengerContext } from '../../core'
import { useMessenger } from '../../shared'
import type { Asked } from './kinds'
import type { ChannelLinks, LinkProblem } from './links'

interface AddressFormProps {
  channel: Channel
  asked: Asked
  links: ChannelLinks
  problem: LinkProblem | undefined
  isBusy: boolean
}

/** Asks for the address or number to link. */
export function AddressForm({ channel, asked, links, problem, isBusy }: AddressFormProps) {
  const { translate } = useMessengerContext()
  const user = useMessenger()?.$session.get()?.user
  const [written, setWritten] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { description, name, type, label, placeholder, read } = asked
  // What failed is there to be mended.
  const value = (written ?? problem?.appUserNumber ?? (type === 'email' && user?.email)) || ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setWritten(value)
    const address = read(value)
    if (address) return void links.begin({ integrationId: channel.id, [name]: address })
    links.tell(channel.id, { code: 'invalid-answer' })
    input.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit}>
      <p>{translate(description)}</p>
      <label>
        {translate(label)}
        <input
          ref={input}
          type={type}
          autoComplete={type}
          dir="ltr"
          placeholder={translate(placeholder)}
          aria-describedby="link-problem"
          aria-invalid={/^(failed|invalid-(answer|request))$/.test(problem?.code ?? '')}
          value={value}
          onInput={event => setWritten(event.currentTarget.value)}
        />
      </label>
      <button className="main-button" type="submit" aria-disabled={isBusy}>
        {translate(isBusy ? 'linkPreparing' : asked.submit)}
      </button>
    </form>
  )
}

import { useState } from 'react'
import type { Integration } from '../../api'
import { type ChannelType, hasHumanAgent } from '../../model'
import { useWorkspace } from '../context'
import { AddressPanel } from './AddressPanel'
import { CredentialsForm } from './CredentialsForm'
import { FailureList } from './FailureList'
import { HumanAgentPanel } from './HumanAgentPanel'
import { TestPanel } from './TestPanel'

interface ChannelPanelsProps {
  type: ChannelType
  /** Name of the outside service. */
  service: string
  integration: Integration
  onChanged: (integration: Integration) => void
}

/** Parts of the screen of an integration that carries messages: whether it works, and what it needs. */
export function ChannelPanels({ type, service, integration, onChanged }: ChannelPanelsProps) {
  const { id } = integration
  const { api } = useWorkspace()
  const [problems, setProblems] = useState(0)

  function lookAgain() {
    setProblems(count => count + 1)
    api.getIntegration(id).then(onChanged, () => {})
  }

  return (
    <>
      <TestPanel integration={integration} service={service} onProblem={lookAgain} />
      <FailureList key={problems} id={id} />
      <AddressPanel type={type} id={id} />
      {hasHumanAgent(type) && (
        <HumanAgentPanel service={service} integration={integration} onChanged={onChanged} />
      )}
      <CredentialsForm
        type={type}
        service={service}
        integration={integration}
        onChanged={onChanged}
      />
    </>
  )
}

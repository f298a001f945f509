import type { FastifyBaseLogger } from 'fastify'
import { type DeliveryStage, tellDelivered } from './delivered-messages'
import { type Domain, WEBHOOKS_CHANGED_TOPIC } from '../domain'
import type { Visitor } from '../sessions/visitors'
import { whenFirstAsked } from './webhook-jobs'

/** Tells webhooks how far messages of the business have got, where any asks. */
export interface DeliveryReports {
  /**
   * All that the business has said in a visitor's conversations has got this far. Never fails; costs
   * next to nothing where nobody asks.
   *
   * @returns Whether a webhook asks for either stage.
   */
  reached(visitor: Omit<Visitor, 'profileJson'>, stage: DeliveryStage): Promise<boolean>
}

const TRIGGERS = ['conversation:message:delivery:channel', 'conversation:message:delivery:user']

/** Remembers which apps ask, until webhooks of theirs change. */
export const createDeliveryReports = (domain: Domain, log: FastifyBaseLogger): DeliveryReports => {
  const asked = new Map<string, Promise<number | undefined>>()
  domain.bus.subscribe(WEBHOOKS_CHANGED_TOPIC, appId => void asked.delete(appId as string))

  const sinceWhen = (appId: string): Promise<number | undefined> => {
    const known = asked.get(appId) ?? whenFirstAsked(domain.storage.read, appId, TRIGGERS)
    asked.set(appId, known)
    return known
  }

  return {
    async reached(visitor, stage) {
      try {
        const since = await sinceWhen(visitor.appId)
        if (since === undefined) return false
        await domain.write(tx => tellDelivered(tx, visitor, stage, since))
        return true
      } catch (err) {
        asked.delete(visitor.appId)
        log.warn({ event: 'delivery.notTold', err }, 'webhooks are told with the next delivery')
        return false
      }
    }
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Visitor } from '../../records'
import { type AppContext, WEBHOOKS_CHANGED_TOPIC } from '../../transaction'
import { type DeliveryStage, emitDeliveryEvents } from './delivered-messages'
import { findFirstSubscription } from './webhook-jobs'

/** Emits delivery events of business messages, where a webhook has their triggers. */
export interface DeliveryReports {
  /**
   * Reports that all messages of the business to a visitor have reached a stage. Never fails; does
   * almost nothing when no webhook has the triggers.
   *
   * @returns Whether a webhook has a trigger of either stage.
   */
  report(visitor: Omit<Visitor, 'profileJson'>, stage: DeliveryStage): Promise<boolean>
}

const TRIGGERS = ['conversation:message:delivery:channel', 'conversation:message:delivery:user']

/** Caches which apps have such webhooks, until their webhooks change. */
export const createDeliveryReports = (
  domain: AppContext,
  log: FastifyBaseLogger
): DeliveryReports => {
  const asked = new Map<string, Promise<number | undefined>>()
  domain.bus.subscribe(WEBHOOKS_CHANGED_TOPIC, appId => {
    if (typeof appId === 'string') asked.delete(appId)
    else asked.clear()
  })

  const sinceWhen = (appId: string): Promise<number | undefined> => {
    const known = asked.get(appId) ?? findFirstSubscription(domain.storage.read, appId, TRIGGERS)
    asked.set(appId, known)
    return known
  }

  return {
    async report(visitor, stage) {
      try {
        const since = await sinceWhen(visitor.appId)
        if (since === undefined) return false
        await domain.write(tx => emitDeliveryEvents(tx, visitor, stage, since))
        return true
      } catch (err) {
        asked.delete(visitor.appId)
        log.warn(
          { event: 'delivery.notTold', err },
          'delivery events could not be stored; the next delivery emits them'
        )
        return false
      }
    }
  }
}

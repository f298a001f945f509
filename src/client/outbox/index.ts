export type { BeforeSend } from './before-send'
export {
  createOutbox,
  OUTBOX_PREFIX,
  type Deferred,
  type Outbox,
  type OutboxEntry,
  type OutboxOptions
} from './create-outbox'
export { createSending, type Sending } from './create-sending'

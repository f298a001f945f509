import type { Tx } from '../../../domain/transaction'
import type { Row } from '../../../storage'
import type { Services } from '../../shared'

type Integration = Row<'integrations'>

/** Database, and box of secrets, with which an integration is shown. */
export type Reading = Pick<Tx, 'db' | 'secretBox'>

/** Handler of one type of integration, for the fields that only this type has. */
export interface IntegrationType {
  /**
   * Checks the body of a POST before anything is written.
   *
   * @returns A function that writes it.
   * @throws {RestError | ChatError} Naming the field, what was expected and what came.
   */
  create(
    body: unknown,
    services: Services
  ): Promise<(tx: Tx, appId: string) => Promise<Integration>>

  /**
   * Checks the body of a PATCH before anything is written.
   *
   * @param integration The integration as it was when the request arrived.
   * @returns A function that writes it.
   * @throws {RestError | ChatError} Naming the field, what was expected and what came.
   */
  update(
    body: unknown,
    services: Services,
    integration: Integration
  ): Promise<(tx: Tx, integration: Integration) => Promise<Integration>>

  /** Returns the fields of this type for an answer; of secrets only those of its webhooks. */
  show(reading: Reading, integration: Integration): Promise<object>
}

import type { Tx } from '../../../domain/domain'
import type { Db, Row } from '../../../storage'
import type { Services } from '../../services'

type Integration = Row<'integrations'>

/** What one type of integration adds to what all have in common. */
export interface IntegrationType {
  /**
   * Reads the body of a POST, and checks it before anything is written.
   *
   * @returns What writes it.
   * @throws {RestError | ChatError} Naming the field, what was expected and what came.
   */
  create(
    body: unknown,
    services: Services
  ): Promise<(tx: Tx, appId: string) => Promise<Integration>>

  /**
   * Reads the body of a PATCH, and checks it before anything is written.
   *
   * @param integration As it was when this was asked for.
   * @returns What writes it.
   * @throws {RestError | ChatError} Naming the field, what was expected and what came.
   */
  update(
    body: unknown,
    services: Services,
    integration: Integration
  ): Promise<(tx: Tx, integration: Integration) => Promise<Integration>>

  /** Shows the fields that only this type has; never a secret. */
  show(db: Db, integration: Integration): Promise<object>
}

import type { AppContext, Tx } from './app-context'

/** Rows in one delete, so that pruning does not delay writers. */
export const PRUNE_BATCH_SIZE = 1_000

/**
 * Deletes rows in one short transaction after the other, until a batch finds none.
 *
 * @param prune Deletes a batch. Resolves to the number of deleted rows.
 */
export const pruneInBatches = async (
  { write }: AppContext,
  prune: (tx: Tx) => Promise<bigint>
): Promise<void> => {
  while (await write(prune)) continue
}

import type { AppContext } from '../../src/server/domain/transaction'

/**
 * Holds back the next write, once its caller was authorized.
 *
 * @returns Resolves, when it is held, with a function that releases it.
 */
export const holdNextWrite = (domain: AppContext): Promise<() => void> =>
  new Promise(held => {
    const { write } = domain
    domain.write = async fn => {
      domain.write = write
      await new Promise<void>(release => held(release))
      return write(fn)
    }
  })

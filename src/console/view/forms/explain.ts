import { ApiError } from '../../api'

/** Says why a call failed, in a sentence for people. */
export const explain = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'The server cannot be reached. Check the connection and try again.'
  }
  return error.message
}

import { hash, verify } from '@node-rs/argon2'

// The hash of discarded random bytes with the defaults of @node-rs/argon2 (argon2id, 19 MiB, 2 passes,
// 1 lane, as OWASP recommends): verifying it takes as long as verifying a real one.
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$VuZgRJBnwibLByZkrH/CPQ$ZeZWBusx2KtT3Lv0ip+HK+NLCJktEVZcjkQNhJ65kRc'

/** Hashes a password with argon2id, salted. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/**
 * Checks a password, in the same time whether the user exists or not.
 *
 * @param passwordHash Undefined when there is no such user: returns false after the same time.
 */
export const checkPassword = async (
  passwordHash: string | undefined,
  password: string
): Promise<boolean> => {
  const right = await verify(passwordHash ?? DUMMY_HASH, password)
  return right && passwordHash !== undefined
}

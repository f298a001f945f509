import { hash, verify } from '@node-rs/argon2'

// The defaults of @node-rs/argon2 are argon2id with OWASP's 19 MiB, 2 passes, 1 lane. This is the hash
// of random bytes that nobody kept: checking it takes as long as checking anyone's.
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$VuZgRJBnwibLByZkrH/CPQ$ZeZWBusx2KtT3Lv0ip+HK+NLCJktEVZcjkQNhJ65kRc'

/** Hashes a password with argon2id, salted. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/**
 * Checks a password, in the same time whether the user exists or not.
 *
 * @param passwordHash Undefined when there is no such user: answers false, but not sooner.
 */
export const checkPassword = async (
  passwordHash: string | undefined,
  password: string
): Promise<boolean> => {
  const right = await verify(passwordHash ?? NOBODYS_HASH, password)
  return right && passwordHash !== undefined
}

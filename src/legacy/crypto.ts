type OldWindow = Partial<Record<'crypto' | 'msCrypto', Crypto>>

const { crypto: usual, msCrypto }: OldWindow = window
const given = usual || msCrypto

/** Stands for `crypto`. Browsers from before 2014 have none and fall back to `Math.random`. */
export const cryptoOfOurs = given
  ? given
  : {
      getRandomValues: (bytes: Uint8Array) => {
        for (let n = 0; n < bytes.length; n++) bytes[n] = Math.random() * 256
        return bytes
      }
    }

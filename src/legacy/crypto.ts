type OldWindow = Partial<Record<'crypto' | 'msCrypto', Crypto>>

const { crypto: usual, msCrypto } = window as OldWindow
const given = usual || msCrypto

/** Stands for `crypto`. Browsers of before 2014 have none: what they have of chance has to do. */
export const cryptoOfOurs = given
  ? given
  : {
      getRandomValues: (bytes: Uint8Array) => {
        for (let n = 0; n < bytes.length; n++) bytes[n] = Math.random() * 256
        return bytes
      }
    }

import type { SenderChecks } from '../../../src/server/mail-in/check-sender'

/** Records of domains; those that are left out are not there. */
export type Zone = Record<string, string>

/** Records by which the mail of `ann@bank.example` comes from elsewhere alone. */
export const ELSEWHERE = { 'bank.example': 'v=spf1 ip4:203.0.113.7 -all' }
export const HERE = { 'bank.example': 'v=spf1 ip4:127.0.0.1 -all' }
export const REJECT = { '_dmarc.bank.example': 'v=DMARC1; p=reject' }

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Checks each sender, with a DNS that knows these records. */
export const checksWith = (zone: Zone): SenderChecks => ({
  isForeign: () => true,
  resolver: async (name, type) => {
    const found = type === 'TXT' ? zone[name] : undefined
    if (found === 'broken') throw failure('ESERVFAIL')
    if (found === 'silent') return new Promise(() => {})
    if (found === undefined) throw failure('ENOTFOUND')
    return [[found]]
  }
})

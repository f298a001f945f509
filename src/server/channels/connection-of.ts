import type { Connected, Connection, Verdict } from './service'

/** Says what an account is from the last answer about it, and what was found of it. */
export const connectionOf = (verdict: Verdict, found: Omit<Connected, 'type'>): Connection => {
  if (verdict.type === 'stopped') return { ...verdict, type: 'refused' }
  return verdict.type === 'sent' ? { type: 'connected', ...found } : verdict
}

import { readSentence, type Said } from './read-sentence'

/** Sentences of the server about a call that is refused as a whole, by their kind. */
const SENTENCES = {
  otherPage: /^The console is used from its own pages only\.$/,
  otherSession: /^X-CSRF-Token must hold the csrfToken of the console session\.$/,
  role: /^This needs the role [a-z ]+\.$/,
  deactivated: /^This account is deactivated\. An owner of the team can activate it again\.$/,
  lastOwner: /^The team needs an owner: give someone else this role first\.$/,
  appGone: /^(There is no such app\.$|appIds: there is no app )/,
  gone: /^(There is no such|This (app|user|conversation|integration) has no) /,
  keysFull: /^There can be at most (?<max>\d+) keys\./,
  failed: /^Something went wrong on the server\.$/,
  notStored: /^The server cannot store anything right now\./,
  fileSize: /^A file holds (?<max>\d+) bytes at most\.$/,
  pictureSize: /^A picture has (?<max>\d+) pixels at most,/,
  fileKind: /^A file needs an allowed type /,
  harmful: /^The file may be harmful: (?<name>.*)\.$/
}

/** Kind of a refusal of a call. */
export type CallRefusalKind = keyof typeof SENTENCES

/** All kinds, which the languages have words for. */
export const CALL_REFUSAL_KINDS = Object.keys(SENTENCES) as CallRefusalKind[]

/**
 * Reads why the server refused a call.
 *
 * @returns Undefined for a sentence of another kind.
 */
export const readCallRefusal = (sentence: string): Said<CallRefusalKind> | undefined =>
  readSentence(SENTENCES, sentence)

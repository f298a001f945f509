/** A place where people write to a business, as the Messenger Platform serves it. */
export interface Platform {
  /** Kind of the accounts whose events are read. */
  object: 'page' | 'instagram'
  /** Name of the setting with the id of the account. */
  idName: string
  textMaxChars: number
  /** Bytes of a text in UTF-8. @default any number */
  textMaxBytes?: number
  /** Whether an echo of a message repeats the name that its part was given. @default false */
  echoesNames?: boolean
  /** Whether chats begin there with a question of the business, which the person chooses. @default false */
  hasQuestions?: boolean
  /** Tells whether files of a type are taken, beside pictures. */
  takesFile: (mediaType: string) => boolean
}

/** A Facebook page. */
export const FACEBOOK: Platform = {
  object: 'page',
  idName: 'pageId',
  textMaxChars: 2_000,
  echoesNames: true,
  takesFile: () => true
}

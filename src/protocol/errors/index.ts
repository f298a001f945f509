// A file for those who raise them, and in it a function an error: a bundle pays only for what it can raise.

export * from './calls'
export * from './chat-error'
export * from './connection'
export * from './describe'
export * from './files'
export * from './forms'
export * from './loader'
export * from './server'

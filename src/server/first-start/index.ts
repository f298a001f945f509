export * from './greeting'
export * from './keep-account-key'
export * from './keep-box-key'
export * from './keep-demo'

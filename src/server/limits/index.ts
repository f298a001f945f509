export * from './address'
export * from './limits'
export * from './rates'

export * from './outbound'
export * from './outbound-error'
export * from './public-addresses'
export * from './targets'

export * from './crop'
export * from './kinds'
export * from './rules'

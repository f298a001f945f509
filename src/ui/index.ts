export * from './use-value'

export * from './create-metrics'

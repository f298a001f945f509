export * from './App'
export * from './context'

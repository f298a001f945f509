export * from './App'
export * from './context'
export * from './InLanguage'

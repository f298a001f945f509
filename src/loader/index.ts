export * from './methods'
export * from './snippet'

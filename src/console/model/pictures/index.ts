export * from './crop'
export * from './kinds'
export * from './rules'
export { createUploads, type Uploads } from './uploads'

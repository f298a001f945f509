export { createVersion4 } from './create-version-4'

// What the build renders the guide with.
export { renderGuide } from '../guide'

export * from './content-security-policy'
export { PAGES, type GuidePage } from './pages'
export { renderGuide, type GuideFile } from './render-guide'

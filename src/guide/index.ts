export * from './content-security-policy'
export { MARKDOWN_PAGES, PAGES, type GuidePage } from './pages'
export { renderGuide, type GuideFile } from './render-guide'

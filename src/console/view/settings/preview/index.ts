export { PreviewPane } from './PreviewPane'
export { useIsWide } from './use-is-wide'

export { PreviewPane } from './PreviewPane'
export { useIsWide } from './use-is-wide'
export { usePreviewScreen } from './use-preview-screen'

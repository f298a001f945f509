export type { PreviewAnswer, PreviewLook, PreviewRequest, PreviewScreen } from './messages'
export { startPreview } from './start-preview'

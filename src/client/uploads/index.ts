export { checkFile } from './check-file'
export { createUploads, type Uploads, type UploadsOptions } from './create-uploads'
export { prepareImage } from './prepare-image'
export type { UploadState, UploadTarget } from './upload'

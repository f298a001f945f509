export { acceptUploads } from './accept-uploads'
export { bindFiles } from './bind-files'
export { keepUpload } from './keep-upload'
export { readForm, type UploadForm } from './read-form'

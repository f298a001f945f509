export { PictureInput } from './PictureInput'
export { useSweptUploads } from './use-swept-uploads'

import { LOCATION_TEXTS } from '../../shared'

/** English texts of what can be sent beside text, by the keys of `customText`. */
export const TEXTS = {
  ...LOCATION_TEXTS,
  cancelUpload: 'Cancel',
  fileTooLargeError: 'Files can be up to {size}.',
  fileTypeError: 'Files of this type cannot be sent.',
  locationAsking: 'Finding your location…',
  removeUpload: 'Remove',
  shareLocation: 'Location',
  tapToRetry: 'Try again',
  uploadCamera: 'Camera',
  uploadDocument: 'File',
  uploadFailed: 'The file was not sent.',
  uploadInvalidError: 'This file is empty or damaged.',
  uploadPhoto: 'Photo',
  uploadProgress: '{percent} % sent',
  uploadVirusError: 'This file may be harmful and was not sent.'
}

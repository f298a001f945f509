// Paths of lines in a square of 24.
export const BACK_ICON = 'm15 5-7 7 7 7'
export const FORWARD_ICON = 'm9 5 7 7-7 7'
/** Opens a page elsewhere. */
export const AWAY_ICON = 'M8 16 17 7H9m8 0v8'
/** A sheet of paper. */
export const FILE_ICON = 'M14 3H6v18h12V7zv4h4M9 13h6m-6 4h6'
/** A pin on a map. */
export const PLACE_ICON =
  'M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21m0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5'
export const CAMERA_ICON = 'M3 8h4l2-3h6l2 3h4v11H3zm12 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0'
export const PICTURE_ICON = 'M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 9h.01'
/** Check beside what is filled in, or has been sent. */
export const DONE_ICON = 'm5 13 4.5 4.5L19 7'

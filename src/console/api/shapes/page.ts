export interface Page {
  hasMore: boolean
  afterCursor?: string
  beforeCursor?: string
}

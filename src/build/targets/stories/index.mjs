export { serveFolder } from './serve-folder.mjs'
export { buildStories, storiesFolder } from './stories.mjs'
export { watchStories } from './watch-stories.mjs'

import { buildStories, storiesFolder } from './stories.mjs'
import { serveFolder } from './serve-folder.mjs'

// `node src/build/show-stories.mjs [port]` builds the story pages, and serves them until it is ended.
await buildStories()
const { url } = await serveFolder(storiesFolder, Number(process.argv[2] ?? 0))
console.log(`The stories are on ${url}/`)

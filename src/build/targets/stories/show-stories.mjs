import { serveFolder } from './serve-folder.mjs'
import { buildStories, storiesFolder } from './stories.mjs'

// `npm run stories [port]` builds the story pages, and serves them until the process ends.
await buildStories()
const { url } = await serveFolder(storiesFolder, Number(process.argv[2] ?? 0))
console.log(`The stories are on ${url}/`)

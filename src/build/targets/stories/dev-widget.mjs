import { watchStories } from './watch-stories.mjs'

// `npm run dev:widget [port]` serves the story pages, and reloads them after each change of a source.
const { url } = await watchStories(Number(process.argv[2] ?? 0))
console.log(`The stories are on ${url}/ and reload when a source changes.`)

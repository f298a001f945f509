import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pack } from '../../dist-check/pack.mjs'
import { servePage, type ServedPage } from '../util/serve-page'

const PROJECTS = fileURLToPath(new URL('projects', import.meta.url))
const NPM_OPTIONS = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']

const run = promisify(execFile)

/** A customer's project with the packed package installed. */
export interface Project {
  folder: string
  /** Runs a command in the project. @throws {Error} With what it printed, when it fails. */
  run(command: string, ...args: string[]): Promise<unknown>
  /** Serves the scripts of a folder in it, with the built or written page. */
  serve(built: string): Promise<ServedPage>
}

/** Fresh projects outside of this one, each with the package in its `node_modules`. */
export interface Projects {
  install(name: string): Promise<Project>
  close(): Promise<void>
}

/** Reads files by their paths on the site. */
const readFiles = async (folder: string, ending: string) => {
  const all = await readdir(folder, { recursive: true })
  const names = all.filter(name => name.endsWith(ending))
  const read = async (name: string) => [`/${name}`, await readFile(join(folder, name), 'utf8')]
  return Object.fromEntries(await Promise.all(names.map(read))) as Record<string, string>
}

/** Packs the package. Projects are created when they are requested. */
export const openProjects = async (): Promise<Projects> => {
  const home = await mkdtemp(join(tmpdir(), 'pipit-packages-'))
  const tarball = await pack(home)

  const install: Projects['install'] = async name => {
    const folder = join(home, name)
    await mkdir(folder)
    await cp(join(PROJECTS, name), folder, { recursive: true })
    await cp(join(PROJECTS, 'shop.js'), join(folder, 'shop.js'))
    await cp(tarball, join(folder, 'pipit.tgz'))
    const project: Project = {
      folder,
      run: (command, ...args) => run(command, args, { cwd: folder }),
      serve: async built => {
        const written = await readFile(join(folder, 'index.html'), 'utf8')
        const { '/index.html': html = written } = await readFiles(join(folder, built), '.html')
        return servePage(html, {}, await readFiles(join(folder, built), '.js'))
      }
    }
    await project.run('npm', 'install', ...NPM_OPTIONS)
    return project
  }

  return { install, close: () => rm(home, { recursive: true }) }
}

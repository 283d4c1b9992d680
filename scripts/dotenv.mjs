/** Preloaded by npm scripts (`node --import`): reads `.env` when there is one. Variables that are set already win. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')

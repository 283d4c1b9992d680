/** Preloaded by npm scripts (`node --import`): loads `.env` if it exists. Variables that are already set take precedence. */
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')

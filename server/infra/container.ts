import { existsSync } from 'node:fs'

/** Whether the server runs in a container: the files by which Docker and Podman mark one. */
export const isContainer = (): boolean => ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path))

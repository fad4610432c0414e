export { createPlateDoor } from './plate-door.ts'

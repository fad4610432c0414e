export { createPlateDoor, type DishPicture } from './plate-door.ts'

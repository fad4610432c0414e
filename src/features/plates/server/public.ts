export { createPlateHandler, type DishPicture } from './plate-door.ts'

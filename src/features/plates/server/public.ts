export { createPlateHandler, type DishPicture } from './plate-handler.ts'
